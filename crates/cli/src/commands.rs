//! The enum of all commands. The arguments of a command are described to clap only when that command is asked for: with a derived
//! `Subcommand` the description of all of them is half of the instructions of a short call.

/// `/// What it does` then `Variant(Arguments) = "name",` for each command, `#[cfg(…)]` between them where it is not always there.
macro_rules! commands {
    ($(#[doc = $about:literal] $(#[cfg($only:meta)])? $variant:ident($arguments:ty) = $name:literal,)+) => {
        #[derive(Debug)]
        pub enum Command {
            $(#[doc = $about] $(#[cfg($only)])? $variant($arguments),)+
        }

        impl clap::Subcommand for Command {
            fn augment_subcommands(all: clap::Command) -> clap::Command {
                let all = all.subcommand_required(true).arg_required_else_help(true);
                $(
                    // Once more behind the arguments: the comment of a group of arguments takes its place.
                    $(#[cfg($only)])?
                    let all = all.subcommand(clap::Command::new($name).about($about.trim()).defer(|one| {
                        let one = <$arguments as clap::Args>::augment_args(one).about($about.trim()).long_about(None);
                        one.mut_args(crate::commands::with_signs)
                    }));
                )+
                all
            }

            fn augment_subcommands_for_update(all: clap::Command) -> clap::Command {
                Self::augment_subcommands(all)
            }

            fn has_subcommand(name: &str) -> bool {
                [$($name),+].contains(&name)
            }
        }

        impl clap::FromArgMatches for Command {
            fn from_arg_matches(matches: &clap::ArgMatches) -> Result<Self, clap::Error> {
                match matches.subcommand() {
                    $($(#[cfg($only)])? Some(($name, one)) => <$arguments>::from_arg_matches(one).map(Self::$variant),)+
                    _ => Err(clap::Error::new(clap::error::ErrorKind::MissingSubcommand)),
                }
            }

            fn update_from_arg_matches(&mut self, matches: &clap::ArgMatches) -> Result<(), clap::Error> {
                Self::from_arg_matches(matches).map(|command| *self = command)
            }
        }
    };
}
pub(crate) use commands;

/// An option may be given a negative number: whether it makes sense is said by who reads it.
pub fn with_signs(argument: clap::Arg) -> clap::Arg {
    let takes = !argument.is_positional() && argument.get_action().takes_values();
    if takes { argument.allow_negative_numbers(true) } else { argument }
}

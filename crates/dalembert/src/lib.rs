//! dalembert

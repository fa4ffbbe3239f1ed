/** The keys of a service in output order. */
export const serviceKeys = `
  image platform pull_policy container_name hostname domainname user group_add working_dir entrypoint command init privileged read_only
  stdin_open tty restart environment env_file labels label_file annotations ports expose volumes volumes_from tmpfs devices
  device_cgroup_rules networks network_mode links dns dns_opt dns_search extra_hosts mac_address ipc pid uts userns_mode cgroup
  cgroup_parent isolation runtime cap_add cap_drop security_opt sysctls ulimits shm_size mem_limit mem_reservation memswap_limit
  mem_swappiness oom_kill_disable oom_score_adj pids_limit cpus cpu_shares cpu_period cpu_quota cpu_rt_period cpu_rt_runtime cpu_count
  cpu_percent cpuset blkio_config deploy healthcheck logging storage_opt stop_signal stop_grace_period use_api_socket
`
  .trim()
  .split(/\s+/);

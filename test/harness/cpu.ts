/** Milliseconds of processor time that this process has used: what it takes to do something, however busy the machine is. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

import { isIPv6 } from 'node:net';

/** What an address is counted under: whoever holds one IPv6 address holds a /64 of them. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return `ip ${mapped}`;
  if (!isIPv6(ip)) return `ip ${ip}`;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...rest];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `ip ${network.join(':')}::/64`;
}

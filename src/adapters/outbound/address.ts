/**
 * Which network addresses an outbound call may reach.
 *
 * Sources: the IANA special-purpose address registries (RFC 6890 and its updates), RFC 6761 and RFC 8375 for
 * names, and the addresses cloud hosts give to their own metadata services.
 */
import ipaddr from 'ipaddr.js';

/** `private` is opened by `allowPrivateTargets`; `special` (metadata, multicast, tunnels…) never is. */
export type AddressClass = 'public' | 'loopback' | 'private' | 'special';

/** Azure's wire server: a public-looking address that only answers from inside. */
const AZURE_WIRE_SERVER = '168.63.129.16';

const GLOBAL_UNICAST_V6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Ranges inside 2000::/3 that are not ordinary hosts: protocol assignments, Teredo, documentation, 6to4, AS112. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'].map((cidr) =>
  ipaddr.IPv6.parseCIDR(cidr),
);

/**
 * Classifies a plain IP address (as reported by a resolver or socket, or the host of a parsed URL without brackets).
 * Anything else is `special`, so that it is refused when in doubt.
 */
export function classifyAddress(address: string): AddressClass {
  if (!ipaddr.isValid(address)) return 'special';
  const parsed = ipaddr.parse(address);
  return parsed instanceof ipaddr.IPv6 ? classifyV6(parsed) : classifyV4(parsed);
}

function classifyV4(address: ipaddr.IPv4): AddressClass {
  const range = address.range();
  if (range === 'loopback') return 'loopback';
  if (range === 'private') return 'private';
  if (range !== 'unicast' || address.toString() === AZURE_WIRE_SERVER) return 'special';
  return 'public';
}

function classifyV6(address: ipaddr.IPv6): AddressClass {
  // A zone id refers to an interface of this machine, whatever the address.
  if (address.zoneId !== undefined) return 'special';
  const range = address.range();
  if (range === 'loopback') return 'loopback';
  if (range === 'uniqueLocal') return 'private';
  // IPv4-mapped, -compatible and NAT64 addresses are outside 2000::/3, so every embedded IPv4 is handled here.
  if (!address.match(GLOBAL_UNICAST_V6)) return 'special';
  return SPECIAL_V6.some((range) => address.match(range)) ? 'special' : 'public';
}

/** Whether an address may be connected to. Plain http is for development only, so it needs a local address. */
export function isAllowedAddress(
  address: string,
  options: { allowPrivateTargets: boolean; protocol: string },
): boolean {
  const kind = classifyAddress(address);
  if (kind === 'public') return options.protocol === 'https:';
  return kind !== 'special' && options.allowPrivateTargets;
}

const LOCAL_SUFFIXES = ['localhost', 'localdomain', 'local', 'internal', 'home.arpa'];

/**
 * Whether a host name is only valid inside a network: `localhost` and other reserved suffixes, or a single label, which
 * a resolver would complete with a search domain.
 */
export function isLocalName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.+$/, '');
  if (!name.includes('.')) return true;
  return LOCAL_SUFFIXES.some((suffix) => name.endsWith(`.${suffix}`));
}

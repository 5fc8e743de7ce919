import ipaddr from 'ipaddr.js';
import * as z from 'zod';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

const parsed = new Map<string, Network | null>();

function networkOf(text: string): Network | null {
  let network = parsed.get(text);
  if (network === undefined) {
    if (parsed.size > 1000) parsed.clear();
    network = parse(text);
    parsed.set(text, network);
  }
  return network;
}

function parse(text: string): Network | null {
  // The library also reads octal and shortened IPv4, which people read as other addresses.
  if (!/^(\d{1,3}(\.\d{1,3}){3}|[\da-f:]*:[\da-f:.]*)(\/\d{1,3})?$/i.test(text)) return null;
  if (/(^|\.)0\d/.test(text)) return null;
  try {
    const given: Network = text.includes('/') ? ipaddr.parseCIDR(text) : ofAddress(ipaddr.parse(text));
    const [address, bits] = given;
    if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress())
      return bits >= 96 ? [address.toIPv4Address(), bits - 96] : null;
    return given;
  } catch {
    return null;
  }
}

const ofAddress = (address: ipaddr.IPv4 | ipaddr.IPv6): Network => [
  address,
  address.kind() === 'ipv4' ? 32 : 128,
];

/** The network's own address: its bits beyond the prefix are 0. */
function baseOf([address, bits]: Network): ipaddr.IPv4 | ipaddr.IPv6 {
  const bytes = address.toByteArray().map((byte, index) => {
    const kept = Math.min(8, Math.max(0, bits - index * 8));
    return byte & (0xff << (8 - kept));
  });
  return ipaddr.fromByteArray(bytes);
}

const written = (network: Network): string => `${baseOf(network).toString()}/${network[1]}`;

/** A network as CIDR, or a single address, of IPv4 or IPv6. Kept in its shortest form, such as `203.0.113.0/24`. */
export const NetworkField = z
  .string()
  .superRefine((text, ctx) => {
    const network = networkOf(text.trim());
    const fault =
      network === null
        ? 'must be an IPv4 or IPv6 address or a network such as 203.0.113.0/24 or 2001:db8::/32'
        : network[1] === 0
          ? 'would allow every address; leave allowed_networks out for that'
          : network[0].toString() !== baseOf(network).toString()
            ? `has bits beyond its prefix; the network is ${written(network)}, the single address ${network[0].toString()}`
            : null;
    if (fault !== null) ctx.addIssue({ code: 'custom', message: fault });
  })
  .overwrite((text) => {
    const network = networkOf(text.trim());
    return network === null ? text : written(network);
  });

/**
 * Whether an address lies in one of the networks. An IPv4 address inside IPv6 (`::ffff:203.0.113.9`) counts as IPv4.
 * @param address as a socket tells it; what is no address lies in none
 */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const [bare = ''] = address.split('%');
  if (!ipaddr.isValid(bare)) return false;
  const asked = ipaddr.process(bare);
  return networks.some((text) => {
    const network = networkOf(text);
    return network !== null && network[0].kind() === asked.kind() && asked.match(network);
  });
}

/** The first of the networks that does not lie in any of the others; undefined when all do. */
export function outsideNetworks(networks: readonly string[], within: readonly string[]): string | undefined {
  return networks.find((text) => {
    const inner = networkOf(text);
    return !within.some((other) => {
      const outer = networkOf(other);
      if (inner === null || outer === null || inner[0].kind() !== outer[0].kind()) return false;
      return inner[1] >= outer[1] && inner[0].match(outer);
    });
  });
}

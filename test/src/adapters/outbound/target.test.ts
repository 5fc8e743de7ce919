import { describe, expect, it } from 'vitest';
import { classifyAddress } from '#src/adapters/outbound/address.ts';
import { checkTargetUrl } from '#src/adapters/outbound/target.ts';

const strict = { allowPrivateTargets: false };
const development = { allowPrivateTargets: true };

/** Local and special hosts in every spelling a URL can give them. */
const REFUSED_HOSTS: [string, string][] = [
  ['loopback', '127.0.0.1'],
  ['the rest of 127/8', '127.8.9.10'],
  ['loopback, short', '127.1'],
  ['loopback, decimal', '2130706433'],
  ['loopback, hex', '0x7f000001'],
  ['loopback, hex parts', '0x7f.0.0.0x1'],
  ['loopback, octal', '017700000001'],
  ['loopback, octal parts', '0177.0.0.01'],
  ['loopback, trailing dot', '127.0.0.1.'],
  ['loopback, full-width digits', '１２７.０.０.１'],
  ['loopback, circled digits', '①②⑦.0.0.1'],
  ['loopback, ideographic full stop', '127。0。0。1'],
  ['loopback, percent-encoded', '%31%32%37.0.0.1'],
  ['this network', '0.0.0.0'],
  ['this network, short', '0'],
  ['10/8', '10.0.0.1'],
  ['172.16/12', '172.31.255.254'],
  ['192.168/16', '192.168.1.1'],
  ['192.168/16, hex', '0xC0A80101'],
  ['shared address space', '100.64.0.1'],
  ['shared address space, end', '100.127.255.255'],
  ['cloud metadata', '169.254.169.254'],
  ['cloud metadata, decimal', '2852039166'],
  ['cloud metadata, octal', '0251.0376.0251.0376'],
  ['link local', '169.254.1.1'],
  ['Azure wire server', '168.63.129.16'],
  ['Azure wire server, hex', '0xA83F8110'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation 1', '192.0.2.1'],
  ['documentation 2', '198.51.100.1'],
  ['documentation 3', '203.0.113.1'],
  ['6to4 relay', '192.88.99.1'],
  ['benchmarking', '198.19.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['v6 unspecified', '[::]'],
  ['v6 loopback', '[::1]'],
  ['v6 loopback, long', '[0:0:0:0:0:0:0:1]'],
  ['v4-mapped', '[::ffff:127.0.0.1]'],
  ['v4-mapped, hex', '[::ffff:7f00:1]'],
  ['v4-mapped public', '[::ffff:8.8.8.8]'],
  ['v4-compatible', '[::127.0.0.1]'],
  ['v4-translated', '[::ffff:0:127.0.0.1]'],
  ['NAT64', '[64:ff9b::169.254.169.254]'],
  ['NAT64, local use', '[64:ff9b:1::1]'],
  ['6to4', '[2002:7f00:1::]'],
  ['Teredo', '[2001::1]'],
  ['ORCHID', '[2001:20::1]'],
  ['v6 benchmarking', '[2001:2::1]'],
  ['v6 documentation', '[2001:db8::1]'],
  ['v6 documentation 2', '[3fff::1]'],
  ['unique local', '[fc00::1]'],
  ['unique local, AWS metadata', '[fd00:ec2::254]'],
  ['v6 link local', '[fe80::1]'],
  ['v6 link local with a zone', '[fe80::1%25eth0]'],
  ['site local', '[fec0::1]'],
  ['v6 multicast', '[ff02::1]'],
  ['discard only', '[100::1]'],
  ['segment routing', '[5f00::1]'],
  ['unassigned', '[4000::1]'],
  ['localhost', 'localhost'],
  ['localhost, trailing dot', 'localhost.'],
  ['localhost, capitals', 'LOCALHOST'],
  ['under localhost', 'a.localhost'],
  ['localdomain', 'localhost.localdomain'],
  ['metadata name', 'metadata.google.internal'],
  ['mDNS', 'printer.local'],
  ['home network', 'nas.home.arpa'],
  ['single label', 'intranet'],
];

describe('checkTargetUrl', () => {
  it.each(REFUSED_HOSTS)('refuses %s (%s)', (_what, host) => {
    expect(checkTargetUrl(`https://${host}/hook`, strict).ok).toBe(false);
  });

  it.each([
    ['plain http', 'http://hooks.example.com/a'],
    ['plain http to a public address', 'http://8.8.8.8/a'],
    ['another scheme', 'ftp://hooks.example.com/a'],
    ['a file', 'file:///etc/passwd'],
    ['no scheme', 'hooks.example.com/a'],
    ['a user name', 'https://user@hooks.example.com/a'],
    ['a password', 'https://:secret@hooks.example.com/a'],
    ['a line break', 'https://hooks.example.com/a\r\nX: y'],
    ['a tab inside the host', 'https://hooks.exa\tmple.com/a'],
    ['an address out of range', 'https://256.256.256.256/'],
    ['too long a URL', `https://hooks.example.com/${'a'.repeat(2048)}`],
  ])('refuses %s', (_what, url) => {
    expect(checkTargetUrl(url, strict).ok).toBe(false);
  });

  it.each([
    'https://hooks.example.com/deskhand?x=1',
    'https://hooks.example.com.:8443/',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://bücher.example/',
  ])('accepts the public target %s', (url) => {
    expect(checkTargetUrl(url, strict).ok).toBe(true);
  });

  it.each([
    'http://127.0.0.1:9000/hook',
    'http://localhost:9000/hook',
    'http://[::1]:9000/hook',
    'http://192.168.1.20/hook',
    'https://10.0.0.1/hook',
    'http://receiver:9000/hook',
  ])('accepts %s in development', (url) => {
    expect(checkTargetUrl(url, development).ok).toBe(true);
  });

  it.each([
    'http://169.254.169.254/',
    'https://168.63.129.16/',
    'https://[64:ff9b::7f00:1]/',
    'https://100.64.0.1/',
    'http://hooks.example.com/',
  ])('refuses %s even in development', (url) => {
    expect(checkTargetUrl(url, development).ok).toBe(false);
  });
});

describe('classifyAddress', () => {
  it('treats what is not an address, or has a zone, as special', () => {
    expect(classifyAddress('')).toBe('special');
    expect(classifyAddress('not-an-address')).toBe('special');
    expect(classifyAddress('fe80::1%eth0')).toBe('special');
    expect(classifyAddress('2606:4700::1%eth0')).toBe('special');
  });
});

import { expect, it } from 'vitest';
import { isInNetworks, NetworkField, outsideNetworks } from '#src/lib/networks.ts';

it.each([
  ['203.0.113.0/24', '203.0.113.0/24'],
  [' 203.0.113.9 ', '203.0.113.9/32'],
  ['2001:DB8::/32', '2001:db8::/32'],
  ['2001:db8:0:0:0:0:0:1', '2001:db8::1/128'],
  ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
])('reads %s as the network %s', (text, network) => {
  expect(NetworkField.parse(text)).toBe(network);
});

it.each([
  ['', 'such as 203.0.113.0/24'],
  ['office', 'such as 203.0.113.0/24'],
  ['203.0.113.0/33', 'such as'],
  ['203.0.113', 'such as'],
  ['3405803776', 'such as'],
  ['0x7f.0.0.1', 'such as'],
  ['010.0.0.1', 'such as'],
  ['203.0.113.1-203.0.113.9', 'such as'],
  ['2001:db8::/129', 'such as'],
  ['2001:db8::1%eth0', 'such as'],
  ['203.0.113.0/24/8', 'such as'],
  ['::ffff:0:0/90', 'such as'],
  ['0.0.0.0/0', 'every address'],
  ['::/0', 'every address'],
  ['::ffff:0.0.0.0/96', 'every address'],
  ['203.0.113.9/24', 'the network is 203.0.113.0/24, the single address 203.0.113.9'],
  ['2001:db8::1/32', 'the network is 2001:db8::/32'],
])('refuses %j and says what is wrong', (text, why) => {
  expect(NetworkField.safeParse(text).error?.message).toContain(why);
});

it.each([
  ['203.0.113.255', true],
  ['203.0.114.0', false],
  ['::ffff:203.0.113.9', true],
  ['::ffff:cb00:7109', true],
  ['2001:db8:ffff::1', true],
  ['2001:db9::1', false],
  ['fe80::1%eth0', false],
  ['unknown', false],
  ['', false],
])('says of the address %s that it is within: %s', (address, within) => {
  expect(isInNetworks(address, ['203.0.113.0/24', '2001:db8::/32'])).toBe(within);
});

it('finds what no network holds whole', () => {
  expect(outsideNetworks(['10.1.0.0/16', '10.2.0.1/32'], ['10.0.0.0/8'])).toBeUndefined();
  expect(outsideNetworks(['10.0.0.0/7'], ['10.0.0.0/8'])).toBe('10.0.0.0/7');
  expect(outsideNetworks(['2001:db8::/32'], ['10.0.0.0/8'])).toBe('2001:db8::/32');
});

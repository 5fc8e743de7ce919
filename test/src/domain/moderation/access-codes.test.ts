import { expect, it } from 'vitest';
import { isPrivateToBrief } from '#src/domain/ads/public-lines.ts';
import { review } from '#src/domain/moderation/index.ts';

it.each([
  'Gate code for the yard is 7719*, workshop Wi-Fi lodehaul22',
  'Door code 4471, alarm is off from 6.',
  'Key safe code: 2096 round the back.',
  'Guest wifi: Barista2024',
  'The shared login is booker, password: Sommer2026!',
  'WLAN-Passwort: Kuchen22',
  'Le digicode est 58B12.',
  'Mot de passe du wifi : Boulange33',
  'La contraseña del wifi es taller2025',
  'Portkod 1948 till gården.',
  'De poortcode is 3310#.',
])('what opens a door or a network waits wherever it leaves, and no ad has it: %s', (text) => {
  const found = review([['text', text]], { subject: 'person', place: 'GB' });
  expect(found.some(({ verdict }) => verdict === 'held' || verdict === 'blocked')).toBe(true);
  expect(isPrivateToBrief(text)).toBe(true);
});

it.each([
  'You will keep the building code register up to date.',
  'Set up networks, Wi-Fi 6 and VPN for 40 sites.',
  'Reset passwords and unlock accounts for 300 users.',
  'Site code of practice BS8420 is followed on each lift.',
  'PIN number required: NMC PIN is checked before you start.',
  'Door to door sales, with a list of 200 homes a day.',
])('what is done with doors and networks is no code: %s', (text) => {
  expect(isPrivateToBrief(text)).toBe(false);
});

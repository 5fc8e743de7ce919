import { expect, it } from 'vitest';
import { readRole } from '#src/domain/job-drafts/reader.ts';

const read = (text: string, home: string) => readRole(text, home).fields;

it.each([
  ['Michael Joyce rang from Galway. Wants a workshop mechanic, full time.', 'IE', 'Workshop mechanic'],
  ['Wayne Dunstan, 8.15am call. Wants a wool presser for runs out of Hay.', 'AU', 'Wool presser'],
  ['Claire Vasseur (couture). Elle cherche une modéliste à Nantes, CDI.', 'FR', 'Modéliste'],
  ['Butcher for the farm shop please! Near Ripon, £30k, full time.', 'GB', 'Butcher'],
  ['Voor onze locatie in Assen zoeken wij een verzorgende IG, 24 tot 32 uur.', 'NL', 'Verzorgende IG'],
  ['Vi mangler en kok til køkkenet i Skagen, fuldtid.', 'DK', 'Kok'],
  [
    'Nikhil - Sheffrin Opticians - Optometrist - Norwich\n\n3 days a week, perm. £260 a day.',
    'GB',
    'Optometrist',
  ],
  [
    'Tja Malin, Kenneth här\n\nLastbilsmekaniker till verkstaden i Sundsvall. Heltid.',
    'SE',
    'Lastbilsmekaniker',
  ],
])('the title is who is wanted, and not who tells it: %s', (text, home, title) => {
  expect(read(text, home).title).toBe(title);
});

it.each([
  ['Presser, contract, $6.20 per bale or $320 a day.', 'AU', { base_min: 320, period: 'day' }],
  ['Technologist, $32 to $38 per hour with overtime after 8.', 'CA', { base_min: 32, base_max: 38 }],
])('pay is what is paid for a time: %s', (text, home, pay) => {
  expect(read(text, home).compensation).toMatchObject(pay);
});

it('contractors whom somebody looks after are no contract, and the hours of a full week no full week', () => {
  expect(
    read('Property manager. Units, contractors, deposits, gas certs.', 'GB').employment_type,
  ).toBeUndefined();
  expect(read('Verzorgende IG, 24 tot 32 uur, € 2.650 bij 36 uur.', 'NL').employment_type).not.toBe(
    'full_time',
  );
});

it('takes what somebody would want as asked for', () => {
  const { spec } = read("Duty Manager, Galway.\n\nI'd want two years as a duty manager, and Opera.", 'IE');
  expect(spec?.requirements?.join()).toContain('Opera');
});

import { expect, it } from 'vitest';
import { withoutTheClient } from '#src/domain/ads/client.ts';
import { seatFindings, seatsOf } from '#src/domain/ads/seats.ts';
import { identityOf } from '#src/domain/anonymity/index.ts';
import { readBrief } from '#src/domain/jobs/index.ts';

const client = {
  name: 'Vela Health',
  identity: identityOf({
    client: { name: 'Vela Health', domains: [] },
    contacts: [],
    clientLabel: 'our client',
    contactLabel: 'the hiring manager',
  } as unknown as Parameters<typeof identityOf>[0]),
  contacts: [],
};

it.each([
  ['VelaHealth runs VelaCare brand clinics.', 'Our client runs its own-brand clinics.'],
  ['Vela Health staff love it.', 'Our client’s staff love it.'],
  ['You join the Vela Health team.', 'You join our client’s team.'],
  ['Vela Health nurses run the ward.', 'Our client’s nurses run the ward.'],
  ['All Vela Health sites have parking.', 'All our client’s sites have parking.'],
  ['A Vela Health clinic near you.', 'A clinic near you.'],
  ['The VelaCare brand is growing.', 'Our client’s brand is growing.'],
  ['Our VelaCare app is used daily.', 'Our client’s brand app is used daily.'],
  ['Vela Health plans ahead.', 'Our client plans ahead.'],
  ['Vela Health staffs 20 clinics.', 'Our client staffs 20 clinics.'],
  ['At Vela Health you lead a team.', 'At our client you lead a team.'],
  ['You lead our client team at Vela Health today.', 'You lead our client team at our client today.'],
])('says in English whose a thing is where a name stood before it: %s', (said, hidden) => {
  expect(withoutTheClient(said, client)).toBe(hidden);
});

it.each([
  'Our fee is 20%. Requirements:',
  'Confidential: the CFO is leaving. Requirements:',
  'Please do not tell anybody that Sam goes. Must have:',
  'Our margin is 18%, off the record - Requirements:',
])('keeps the list whose heading ends a line that was told in confidence: %s', (line) => {
  const { requirements, left_out } = readBrief(`You run the ledger.\n${line}\n- CA\n- Go`);
  expect(requirements.map(({ text }) => text)).toEqual(['CA', 'Go']);
  expect(left_out.join(' ')).toMatch(/fee|CFO|Sam|margin/);
});

const told = (text: string, seats: string[]): string[] =>
  seatFindings('body', text, seats).map(({ words }) => words);

it('finds where the hidden client sits in a text that was written by hand, but for the town of the job and large ones', () => {
  const seats = seatsOf(
    ['Fremantle, Australia', 'Sydney, Australia', 'Ballarat, Australia'],
    'Ballarat',
    'AU',
  );
  expect(seats).toEqual(['Fremantle']);
  expect(told('Based at Fremantle.', seats)).toEqual(['Based at Fremantle']);
  expect(told('Our yard in Fremantle is new.', seats)).toEqual(['yard in Fremantle']);
  expect(told('A Fremantle-based house.', seats)).toEqual(['Fremantle-based']);
  expect(told('The Fremantle office is by the sea.', seats)).toEqual(['Fremantle office']);
  expect(told('Based at Perth. You love the Fremantle Dockers.', seats)).toEqual([]);
});

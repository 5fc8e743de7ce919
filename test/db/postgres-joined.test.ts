import { expect, it } from 'vitest';
import { joined } from '#db/postgres-joined.ts';

const ADD = 'insert into "jobs" ("account_id", "id") values ($1, $2)';
const NOTE = 'insert into "activities" ("id") values ($1)';
const COUNT = 'update "accounts" set "event_sequence" = "event_sequence" + $1 where "id" = $2';
const KEEP =
  'insert into "idempotency_keys" ("key", "response") values ($1, $2) on conflict ("key") do update set "response" = "excluded"."response"';
const unit = (id: string) => [
  { text: ADD, values: ['a', id] },
  { text: COUNT, values: [1, 'a'] },
  { text: NOTE, values: [id] },
  { text: KEEP, values: [`k${id}`, 'ok'] },
];

it('inserts the rows of units that write alike together, each statement before those that followed it', () => {
  expect(joined(['1', '2', '3'].map(unit))).toEqual([
    {
      text: 'insert into "jobs" ("account_id", "id") values ($1, $2), ($3, $4)',
      values: ['a', '1', 'a', '2'],
    },
    { text: ADD, values: ['a', '3'] },
    { text: COUNT, values: [1, 'a'] },
    { text: COUNT, values: [1, 'a'] },
    { text: COUNT, values: [1, 'a'] },
    { text: 'insert into "activities" ("id") values ($1), ($2)', values: ['1', '2'] },
    { text: NOTE, values: ['3'] },
    { text: KEEP.replace('($1, $2)', '($1, $2), ($3, $4)'), values: ['k1', 'ok', 'k2', 'ok'] },
    { text: KEEP, values: ['k3', 'ok'] },
  ]);
});

it.each([
  ['they write by other texts', [unit('1'), unit('2').slice(1)]],
  [
    'a unit writes the same rows twice',
    ['1', '2'].map((id) => [
      { text: 'update "jobs" set "title" = $1 where "id" = $2', values: ['T', id] },
      { text: 'update "jobs" set "status" = $1 where "id" = $2', values: ['open', id] },
    ]),
  ],
  [
    'a unit changes what it has inserted',
    ['1', '2'].map((id) => [
      { text: ADD, values: ['a', id] },
      { text: 'update "jobs" set "title" = $1 where "id" = $2', values: ['T', id] },
    ]),
  ],
  [
    'it is not known what they write',
    ['1', '2'].map((id) => [
      { text: ADD, values: ['a', id] },
      { text: 'delete from "tags" where "id" = $1', values: [id] },
    ]),
  ],
])('leaves what units write as it stands where %s', (_, units) => {
  expect(joined(units)).toEqual(units.flat());
});

it('leaves rows alone whose values do not all stand in them', () => {
  const text = 'insert into "jobs" ("id", "title") values ($1, lower($2))';
  const units = ['1', '2'].map((id) => [{ text, values: [id, 'T'] }]);
  expect(joined(units)).toEqual(units.flat());
});

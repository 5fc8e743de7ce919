import { expect, it } from 'vitest';
import { KeptWrites } from '#db/postgres-kept.ts';
import { shapeOf } from '#db/postgres-shapes.ts';

const ADD = 'insert into "jobs" ("account_id", "id") values ($1, $2)';
const OPEN = 'insert into "application_stages" ("application_id", "position") values ($1, $2)';
const LEAVE =
  'update "application_stages" set "left_at" = $1 where "application_id" = $2 and "left_at" is null';
const REFER = 'insert into "quotas" ("id", "job_id") values ($1, $2)';
const TITLE = 'update "jobs" set "title" = $1 where "account_id" = $2 and "id" = $3';
const COUNT = 'update "accounts" set "event_sequence" = "event_sequence" + $1 where "id" = $2';
const KEEP =
  'insert into "idempotency_keys" ("key", "response") values ($1, $2) on conflict ("key") do update set "response" = "excluded"."response"';

type Write = readonly [text: string, ...values: unknown[]];

/** What a unit sends that wrote these, in order. */
function sent(...writes: Write[]): unknown[][] {
  const kept = new KeptWrites();
  for (const [text, ...values] of writes) expect(kept.add(text, values), text).toBe(true);
  return kept.take().map(({ text, values }) => [text, ...values]);
}

const twoRows = (text: string, row: string, second: string) => text.replace(row, `${row}, ${second}`);

it('inserts the rows of units that write alike together, each statement before those that followed it', () => {
  const unit = (id: string): Write[] => [
    [ADD, 'a', id],
    [COUNT, 1, 'a'],
    [KEEP, `k${id}`, 'ok'],
  ];
  expect(sent(...['1', '2', '3'].flatMap(unit))).toEqual([
    [twoRows(ADD, '($1, $2)', '($3, $4)'), 'a', '1', 'a', '2'],
    [ADD, 'a', '3'],
    [COUNT, 1, 'a'],
    [COUNT, 1, 'a'],
    [COUNT, 1, 'a'],
    [twoRows(KEEP, '($1, $2)', '($3, $4)'), 'k1', 'ok', 'k2', 'ok'],
    [KEEP, 'k3', 'ok'],
  ]);
});

it('changes rows alike by one statement, past rows of the same table that others insert', () => {
  const unit = (id: string): Write[] => [
    [LEAVE, 'now', id],
    [OPEN, id, 2],
  ];
  const [left, opened, ...more] = sent(...unit('1'), ...unit('2'));
  expect(left).toEqual([
    'update "application_stages" set "left_at" = "given"."left_at" from json_populate_recordset(null::"application_stages", $1) as "given" where "application_stages"."application_id" = "given"."application_id" and "application_stages"."left_at" is null',
    JSON.stringify([
      { left_at: 'now', application_id: '1' },
      { left_at: 'now', application_id: '2' },
    ]),
  ]);
  expect(opened).toEqual([twoRows(OPEN, '($1, $2)', '($3, $4)'), '1', 2, '2', 2]);
  expect(more).toEqual([]);
});

it.each<[string, Write[]]>([
  ['a row is changed twice', [TITLE, TITLE].map((text, at) => [text, `T${at}`, 'a', '1'])],
  [
    'a row is changed by what was inserted for it',
    [
      [LEAVE, 'now', '1'],
      [OPEN, '1', 2],
      [LEAVE, 'later', '1'],
    ],
  ],
  [
    'a row refers to one that was inserted since',
    [
      [REFER, 'q1', 'j1'],
      [ADD, 'a', 'j2'],
      [REFER, 'q2', 'j2'],
    ],
  ],
  ['a row is kept twice under one key', [KEEP, KEEP].map((text, at) => [text, 'k1', `${at}`])],
])('leaves the order as it stands where %s', (_, writes) => {
  expect(sent(...writes)).toEqual(writes);
});

it.each([
  'insert into "jobs" ("id", "title") values ($1, lower($2))',
  'insert into "jobs" ("id", "title") values ($1, $2) returning "id"',
  'delete from "tags" where "id" = $1 and "account_id" = $2',
  'update "jobs" set "title" = (select "name" from "clients" where "id" = $1) where "id" = $2',
  'savepoint nested1',
])('keeps nothing whose reads and writes are not all its values: %s', (text) => {
  expect(new KeptWrites().add(text, ['1', '2'])).toBe(false);
});

it('tells which reads may see it', () => {
  const kept = new KeptWrites();
  kept.add(OPEN, ['1', 2]);
  kept.add(TITLE, ['T', 'a', 'j1']);
  const concerns = (text: string, ...values: unknown[]) => {
    const shape = shapeOf(text);
    if (shape.kind !== 'read') throw new Error(text);
    return kept.concerns(shape, values);
  };
  const stage = 'select "position" from "application_stages" where "application_id" = $1';
  expect(concerns(stage, '1')).toBe(true);
  expect(concerns(stage, '2')).toBe(false);
  expect(concerns('select "position" from "application_stages"')).toBe(true);
  expect(concerns('select "title" from "jobs" where "id" = $1', 'j1')).toBe(true);
  expect(concerns('select "title" from "jobs" where "id" = $1', 'j2')).toBe(false);
  expect(concerns('select "status" from "jobs" where "id" = $1', 'j1')).toBe(false);
  expect(concerns('select "title" from "jobs" where "title" = $1', 'U')).toBe(true);
  expect(concerns('select "name" from "clients"')).toBe(false);
});

import { expect, it } from 'vitest';
import { isAbout, mayChange, type Shape, shapeOf } from '#db/postgres-shapes.ts';

const JOB = 'select * from "jobs" where "account_id" = $1 and "id" = $2';
const NAMED =
  'select "jobs".*, "clients"."name" as "client_name" from "jobs" left join "clients" on "clients"."id" = "jobs"."client_id" where "jobs"."account_id" = $1 and "jobs"."id" = $2';
const TITLE = 'select "title" from "jobs" where "account_id" = $1';
const SET = 'update "jobs" set "title" = $1 where "account_id" = $2 and "id" = $3';
const ADD = 'insert into "jobs" ("account_id", "id", "title") values ($1, $2, $3)';

function changes(write: string, written: unknown[], text: string, asked: unknown[]): boolean {
  const read = shapeOf(text);
  if (read.kind !== 'read') throw new Error(`${text} was not understood as a read`);
  const shape: Shape = shapeOf(write);
  return isAbout(shape, read) && mayChange(shape, written, read, asked);
}

it.each([
  ['a row that it names', SET, ['T', 'a', 'one'], JOB, ['a', 'one']],
  [
    'a row of a table that it joins',
    'update "clients" set "name" = $1 where "id" = $2',
    ['N', 'c'],
    NAMED,
    ['a', 'one'],
  ],
  ['a row that it may list', ADD, ['a', 'two', 'T'], TITLE, ['a']],
  [
    'one of several rows',
    'insert into "jobs" ("account_id", "id") values ($1, $2), ($3, $4)',
    ['a', 'two', 'a', 'one'],
    JOB,
    ['a', 'one'],
  ],
  [
    'the column by which it was found',
    'update "jobs" set "id" = $1 where "account_id" = $2 and "id" = $3',
    ['one', 'a', 'two'],
    JOB,
    ['a', 'one'],
  ],
  [
    'it is not known which rows',
    'update "jobs" set "title" = $1 where "id" = $2 or "id" = $3',
    ['T', 'two', 'three'],
    JOB,
    ['a', 'one'],
  ],
  [
    'rows by another select',
    'update "jobs" set "title" = $1 where "client_id" in (select "id" from "clients" where "name" = $2 and "id" = $3 and "x" = $4)',
    ['T', 'n', 'two', 'x'],
    JOB,
    ['a', 'one'],
  ],
  [
    'a conflict may update a row',
    `${ADD} on conflict ("id") do update set "title" = $4`,
    ['a', 'two', 'T', 'T'],
    'select * from "jobs" where "account_id" = $1 and "title" = $2',
    ['a', 'was'],
  ],
  [
    'a conflict may update the key of a row',
    `${ADD} on conflict ("id") do update set "id" = $4`,
    ['a', 'two', 'T', 'one'],
    JOB,
    ['a', 'one'],
  ],
  ['a deletion may take others along', 'delete from "clients" where "id" = $1', ['c'], JOB, ['a', 'one']],
  ['part of the unit was rolled back', 'rollback to savepoint nested1', [], JOB, ['a', 'one']],
  [
    'another agency was locked',
    'select event_sequence from accounts where id = $1 for update',
    ['b'],
    JOB,
    ['a', 'one'],
  ],
  [
    'a condition may hold by either side',
    SET,
    ['T', 'a', 'two'],
    'select * from "jobs" where "account_id" = $1 and ("id" = $2 or "title" = $3)',
    ['a', 'one', 'T'],
  ],
  [
    'the condition is denied',
    SET,
    ['T', 'a', 'two'],
    'select * from "jobs" where "account_id" = $1 and not ("title" = $2 and "id" = $3 and "x" = $4)',
    ['a', 'T', 'one', 'x'],
  ],
  [
    'a condition is denied beside one that denies a list',
    SET,
    ['T', 'a', 'two'],
    `select * from "jobs" where "status" not in ('closed') and not ("title" = $1 and "id" = $2 and "x" = $3)`,
    ['T', 'one', 'x'],
  ],
  ['a number may stand as text', ADD, ['a', '1', 'T'], JOB, ['a', 1]],
  [
    'the table stands in it a second time',
    SET,
    ['T', 'a', 'two'],
    'select "jobs".* from "jobs" left join "jobs" as "twin" on "twin"."of" = "jobs"."id" where "jobs"."account_id" = $1 and "jobs"."id" = $2',
    ['a', 'one'],
  ],
])('asks anew what was read where %s', (_, write, written, text, asked) => {
  expect(changes(write, written, text, asked)).toBe(true);
});

it.each([
  ['another row', SET, ['T', 'a', 'two'], JOB, ['a', 'one']],
  ['another row, in what joins it', SET, ['T', 'a', 'two'], NAMED, ['a', 'one']],
  ['a new row with another key', ADD, ['a', 'two', 'T'], JOB, ['a', 'one']],
  [
    'a row with another key, where one was there too',
    `${ADD} on conflict ("id") do update set "title" = "excluded"."title"`,
    ['a', 'two', 'T'],
    JOB,
    ['a', 'one'],
  ],
  [
    'a column that it does not read',
    'update "jobs" set "seen" = $1 where "account_id" = $2',
    [1, 'a'],
    TITLE,
    ['a'],
  ],
  ['another table, named like a column', 'insert into "title" ("id") values ($1)', ['x'], TITLE, ['a']],
  ['nothing', 'savepoint nested1', [], JOB, ['a', 'one']],
  [
    "another client's row, which the write names beside its id",
    'update "jobs" set "title" = $1 where "account_id" = $2 and "id" = $3 and "client_id" = $4',
    ['T', 'a', 'two', 'c2'],
    `select "title" from "jobs" where "account_id" = $1 and "closed_at" is not null and "status" not in ('closed', 'filled') and "client_id" = $2`,
    ['a', 'c1'],
  ],
])('keeps what was read where a statement writes %s', (_, write, written, text, asked) => {
  expect(changes(write, written, text, asked)).toBe(false);
});

import type { Action } from '#src/action/define.ts';

type Sent = Record<string, unknown>;
type Shape = Action['input']['shape'];

/** Fields that mean one thing and are called one way in some actions and another way in others. */
const SAME_FIELD: readonly (readonly string[])[] = [
  ['body', 'body_text'],
  ['query', 'q', 'search'],
  ['current_company', 'current_employer'],
  ['current_title', 'current_job_title'],
  ['day', 'date'],
  ['location_city', 'city'],
  ['placement_type', 'type'],
  ['event_type', 'kind', 'type'],
];

const PERSON_FIELDS = ['candidate', 'candidate_name', 'person', 'name'];
const JOB_FIELDS = ['job', 'job_title', 'job_name', 'role', 'position'];

/**
 * An input under the names of fields that its action knows: a record called by itself (`job`) for its id (`job_id`), and,
 * where the action needs one id alone, `id`, `name` or the person and the job of an application for that id. The values
 * stay as they were sent, so that a name is looked for as anywhere else.
 */
export function withFieldNames(action: Action, sent: Sent): Sent {
  const { shape } = action.input;
  let input = sent;
  for (const [called, value] of Object.entries(sent)) {
    if (typeof value === 'string' && !(called in shape)) input = moved(input, shape, called, `${called}_id`);
  }
  for (const names of SAME_FIELD) {
    for (const called of names) for (const meant of names) input = moved(input, shape, called, meant);
  }
  return withNeededId(action, withIds(action, input));
}

// Warnings and lists call the ids of applications by their kind; where an action takes those alone they are `ids`.
function withIds(action: Action, input: Sent): Sent {
  const { shape } = action.input;
  if (!('ids' in shape) || 'ids' in input) return input;
  const called = Object.keys(input).find(
    (name) =>
      name.endsWith('_ids') && !(name in shape) && action.name.endsWith(`_${name.slice(0, -'_ids'.length)}s`),
  );
  if (called === undefined) return input;
  const { [called]: ids, ...rest } = input;
  return { ...rest, ids };
}

function moved(input: Sent, shape: Shape, called: string, meant: string): Sent {
  const { [called]: value, ...rest } = input;
  if (typeof value !== 'string' || called in shape || !(meant in shape) || meant in rest) return input;
  return { ...rest, [meant]: value };
}

function withNeededId(action: Action, input: Sent): Sent {
  const { shape } = action.input;
  const missing = Object.keys(shape).filter(
    (field) =>
      field.endsWith('_id') && !(field in input) && shape[field]?.safeParse(undefined).success === false,
  );
  const [field] = missing;
  if (field === undefined || missing.length > 1) return input;
  if (field === 'application_id') return withApplication(shape, input);
  const kind = field.slice(0, -'_id'.length);
  // The name that comes with `create_…` is that of the new record, not of the one that it belongs to.
  if (!action.name.includes(kind) || action.name.startsWith('create_')) return input;
  const called = ['id', `${kind}_name`, 'name', ...endsOf(field)].find((name) => isSent(shape, input, name));
  return called === undefined ? input : moved(input, shape, called, field);
}

/** `request_id` for `referee_request_id`: the field without its first words. */
function endsOf(field: string): string[] {
  const words = field.split('_');
  return words.slice(1, -1).map((_, at) => words.slice(at + 1).join('_'));
}

function withApplication(shape: Shape, input: Sent): Sent {
  const person = PERSON_FIELDS.find((name) => isSent(shape, input, name));
  if (person === undefined) return input;
  const job = JOB_FIELDS.find((name) => isSent(shape, input, name));
  const { [person]: who, ...rest } = input;
  if (job === undefined) return { ...rest, application_id: who };
  const { [job]: where, ...others } = rest;
  return { ...others, application_id: `${who} ${where}` };
}

function isSent(shape: Shape, input: Sent, name: string): boolean {
  return typeof input[name] === 'string' && !(name in shape);
}

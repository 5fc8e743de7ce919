import { type AppError, isRetryable } from '#src/lib/errors.ts';
import type { Problem } from './problems.ts';

/** How the caller tries again: in which words, and what they would set right. */
export interface RetryWording {
  /** `Resume`, `Plan again`, `Call it again`. */
  how: string;
  /** The path of what was wrong, as the caller would write it; null where the error names no field. */
  where: string | null;
  /** A field that was at fault, as the caller would write it; as the error names it where this is left out. */
  path?: (field: string) => string;
}

/** What to do about an error, in a sentence. */
export function fixOf(error: AppError, { how, where, path = (field) => field }: RetryWording): string {
  const place = where ?? 'the input';
  const again = how.charAt(0).toLowerCase() + how.slice(1);
  if (isRetryable(error.code)) return `${how} unchanged, in a few seconds.`;
  switch (error.code) {
    case 'INSUFFICIENT_SCOPE':
    case 'ADMIN_REQUIRED':
    case 'AUTHENTICATION_REQUIRED':
      return `${how} with a credential that may do this.`;
    case 'REF_UNRESOLVED':
      return `${how} with ${place} set to a value, or to a reference whose path exists.`;
    case 'REF_FORBIDDEN':
      return `${how} with ${place} written out.`;
    case 'NOT_FOUND':
      // Somebody who was erased is found under no id.
      if (error.details.extra?.certificate_id !== undefined)
        return 'Trying again changes nothing. Leave it as it is.';
      if (where === 'names')
        return `${how} with names of actions that exist, or with query: what is to be done, in plain words.`;
      return `Find the right id, then ${again} with ${place} set to it.`;
    case 'UNDO_CONFLICT':
      if (typeof error.details.extra?.remedy === 'string')
        return `Trying again changes nothing. ${error.details.extra.remedy}`;
      return 'Trying again changes nothing. Leave it as it is, change a record by its own action, or correct what was written down by a new note.';
    case 'PLAN_STALE':
    case 'PLAN_EXPIRED':
      return 'Plan again (the same tool or plan_actions, or over HTTP with dry_run: true), read its text, and commit that plan.';
    case 'CONFIRM_TEXT_MISMATCH':
      return `${how} with confirm_text set to the text in expected, if that is what is meant.`;
    case 'APPROVAL_DENIED':
      if (error.details.type === 'approval_needed') return 'Resume: what is left then waits for a person.';
      return 'Talk to the person who refused it before you try again.';
  }
  // The status of a draft is none of the input; the message says what to do instead.
  if (/^draft_(?:confirmed|cancelled|expired)$/.test(error.details.type ?? ''))
    return 'Trying again changes nothing. Do as the message says.';
  if (error.details.extra?.unreachable !== undefined) {
    const item = /^actions\[\d+\]/.exec(where ?? '')?.[0];
    return item === undefined
      ? 'Trying again changes nothing: no mail goes to them.'
      : `${how} without ${item}.`;
  }
  // How a record stands is set right there, and not in the input that was refused.
  if (error.status === 409 && where === null)
    return `Do what the message says about the record, then ${again} unchanged; or leave it as it is.`;
  if (error.status === 409)
    return `Do what the message says about the record, then ${again} unchanged, or with ${place} changed.`;
  if (where === null) return `${how} as the message says.`;
  const elsewhere = instead(error.message, where);
  if (elsewhere !== null) return elsewhere;
  const problems = problemsOf(error);
  if (problems.length > 1) return `${how} ${mendingAll(problems, path)}.`;
  if (/[;,] leave it out$/.test(error.message)) return `${how} without ${place}.`;
  if (UNKNOWN.test(error.message)) return `${how} ${withoutField(error.message, place)}.`;
  const [, needed] = /(?:^|: )is needed: (.+?)\.?$/.exec(problems[0]?.message ?? error.message) ?? [];
  if (needed !== undefined) return `${how} with ${place}: ${needed}.`;
  const allowed = error.details.extra?.allowed;
  return Array.isArray(allowed)
    ? `${how} with ${place} set to one of ${allowed.join(', ')}, or left out.`
    : `${how} with ${place} set right.`;
}

const UNKNOWN = /\bis not (?:a field of|known here)\b/;

const nearIn = (message: string): string | undefined => /did you mean ([\w.[\]]+)\?/.exec(message)?.[1];

function withoutField(message: string, place: string): string {
  const [, members] = /; give (.+) by (?:itself|themselves)\.?$/.exec(message) ?? [];
  if (members !== undefined) return `with ${members} in place of ${place}`;
  const near = nearIn(message);
  return near === undefined ? `without ${place}` : `with ${near} in place of ${place}, or without it`;
}

const series = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);

/** How many of the problems of one input are told one by one. */
const MAX_TOLD = 6;

function problemsOf(error: AppError): Problem[] {
  const problems = error.details.extra?.problems;
  return Array.isArray(problems) ? (problems as Problem[]) : [];
}

/** What would be other in the next call, of all that was wrong in this one: `with b in place of a, and without c`. */
function mendingAll(problems: readonly Problem[], path: (field: string) => string): string {
  const given: string[] = [];
  const left: string[] = [];
  for (const { field, message } of problems.slice(0, MAX_TOLD)) {
    const place = path(field);
    const near = nearIn(message);
    if (UNKNOWN.test(message) && near === undefined) left.push(place);
    else if (UNKNOWN.test(message)) given.push(`${near} in place of ${place}`);
    else if (/[;,] leave it out$/.test(message)) left.push(place);
    else if (/^is needed\b/.test(message)) given.push(`${place} given`);
    else given.push(`${place} ${near === undefined ? 'set right' : `set to ${near} if that is meant`}`);
  }
  const parts = [
    ...(given.length > 0 ? [`with ${series(given)}`] : []),
    ...(left.length > 0 ? [`without ${series(left)}`] : []),
  ];
  const more = problems.length > MAX_TOLD ? `; ${problems.length - MAX_TOLD} more stand in problems` : '';
  return `${parts.join(', and ')}${more}`;
}

/** Where an action goes that is no fault in itself and only does not run here. */
function instead(message: string, where: string): string | null {
  if (!where.endsWith('.action')) return null;
  if (/; run it with run_actions\b/.test(message)) return 'Send what writes to run_actions instead.';
  return /; (plan it \(|run it with )plan_actions\b/.test(message)
    ? 'Send it to plan_actions instead, show the confirm_text, then call commit_plan.'
    : null;
}

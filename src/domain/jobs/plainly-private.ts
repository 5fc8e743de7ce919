import { isPlainlyOfJob } from './beside-secrets.ts';
import { tellsProcess } from './interview-process.ts';
import { chancesIn } from './likely-private.ts';
import { saidIn } from './odds-of-words.ts';
import { sentencesOf } from './text-lines.ts';

/** From this chance on, of 6,800 sentences of briefs whose authors taught nothing, three were of the job, each behind the name of a speaker. */
const PLAIN = 0.97;
/** Few words may name the job or the town whatever stands around them. */
const LEAST_WORDS = 7;
/** In fewer sentences where one stands says little. */
const ENOUGH = 8;

/**
 * What of a line is so likely the recruiter's that no field of the job is read from it either: a sum that was spent, the auditor who said so,
 * a town in which somebody does not pay. What goes is added to what was left out.
 */
export function plainlyPrivateIn(text: string): (line: string, left_out: string[]) => string {
  if (saidIn(text).length < ENOUGH) return (line) => line;
  const chances = chancesIn(text);
  const isPrivate = (said: string): boolean =>
    said.split(/\s+/u).length >= LEAST_WORDS &&
    !isPlainlyOfJob(said) &&
    chances(said.replace(/[.!?…]+$/u, '')) >= PLAIN &&
    !tellsProcess(said);
  return (line, left_out) => {
    const said = sentencesOf(line);
    const kept = said.filter(isPrivate);
    if (kept.length === 0) return line;
    left_out.push(...kept);
    return said.filter((one) => !kept.includes(one)).join(' ');
  };
}

import { sentencesOf, tellsProcess } from '../jobs/index.ts';

/** The sentences of a summary; where it begins with one of the brief's introduction, all that the brief says from there on. */
export function introOf(summary: string, intro: readonly string[]): string[] {
  const told = intro.filter((sentence) => !tellsProcess(sentence));
  const whole = told.join(' ');
  if (summary !== '' && whole.startsWith(summary.replace(/…$/, ''))) return [...intro];
  const from = told.findIndex((sentence) => summary.startsWith(sentence));
  // Where the draft left out what was told to the recruiter, what stays is still all of the brief's.
  const said = sentencesOf(summary.replace(/…$/, ''));
  const own = told.findIndex((sentence) => said.some((one) => sentence.startsWith(one)));
  if (own >= 0 && said.length > 1 && said.filter((one) => whole.includes(one)).length >= said.length - 1)
    return [...said.filter((one) => !whole.includes(one)), ...told.slice(own)];
  const isCut = from >= 0 && told.slice(from).join(' ').startsWith(summary.replace(/…$/, ''));
  return isCut ? told.slice(from) : sentencesOf(summary);
}

/** A text with those sentences of the brief's introduction that it lacks, in their order: each stands behind the one before it in the brief. */
export function withLost(
  text: readonly string[],
  intro: readonly string[],
  lost: readonly string[],
): string[] {
  const whole = [...text];
  for (const said of lost) {
    const before = intro.slice(0, intro.indexOf(said)).findLast((one) => whole.includes(one));
    whole.splice(before === undefined ? 0 : whole.indexOf(before) + 1, 0, said);
  }
  return whole;
}

import { GOES_ON, tellsProcess } from './interview-process.ts';
import { weightOfProcess } from './process-cues.ts';
import { withoutSetApart } from './set-apart.ts';
import { partsOf, textLines } from './text-lines.ts';

/**
 * Sentences that go on with how people are met: "I'll ring first. Then a half day climb with Dazza." Alone they may be the work; behind
 * one that tells how people are met they are a step of it, whatever is done there and with whom.
 */

/** Whoever writes meets those who apply: "I'll ring first", "sit down with me". */
const WRITER_MEETS =
  /(?<!\p{L})(?:(?:i|we)(?:['’](?:ll|d)| will| would| always| just)?(?: (?:give|have) (?:them|you|people|everyone|['’]em)(?: an?)?)? (?:\p{L}+ )?(?:ring|call|phone|meet|zoom|interview|bell|buzz|chat)|(?:sit down|chat|call|coffee|cuppa|meeting|meet|talk|yarn|brew) (?:with|w\/) (?:me|us))(?!\p{L})/iu;
const BULLET = /^(?:[-*•–]|\(?\d{1,2}[.)])\s+/u;
/** "Then start on 1 March", "after that you will run the shop": the job again. */
const OF_JOB_AGAIN =
  /(?<!\p{L})(?:start(?:s|ing|ed)?(?= (?:on|in|from|date|asap|\d|mon|tue|wed|thu|fri|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|you(?:['’]ll| will) (?!meet|come|see|visit|sit|talk|speak|have|do a|be (?:asked|invited|seen))|permanent|full[- ]time|salary|[$£€]\s?\d)/iu;

/** The sentences of a brief that go on with how people are met, each as it stands there without its bullet. */
export function stepsBehind(description: string): string[] {
  const steps: string[] = [];
  let isBefore = false;
  for (const { sentence } of withoutSetApart(textLines(description)).lines.flatMap(partsOf)) {
    const said = sentence.replace(BULLET, '').trim();
    const isStep: boolean = isBefore && GOES_ON.test(said) && !OF_JOB_AGAIN.test(said);
    if (isStep) steps.push(said);
    isBefore = isStep || tellsProcess(said) || WRITER_MEETS.test(said) || weightOfProcess(said) >= LIKELY;
  }
  return steps;
}

/** So many kinds of words of meeting people, and more than these stand in a sentence of the work by chance. */
const LIKELY = 2;

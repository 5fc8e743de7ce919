import { tellsOfKin, tellsWhatHappened } from '../ads/index.ts';
import { chancesIn, sentencesOf } from '../jobs/index.ts';
import { isEnglish } from '../speech/index.ts';
import { placeOf } from './place-called.ts';
import { roleIn } from './role-in.ts';

/** From this chance on a private sentence tells of no place ("packed off to an aunt in Fife"). */
const PRIVATE_FROM = 0.3;
/** Fewer sentences than that tell too little of each other. */
const ENOUGH = 6;
const MOST_WORDS = 3;

/** "I'm in Leeds most days": where whoever writes is, for a time. */
const WRITER_IS =
  /(?<!\p{L})(?:i['’]?m|i am|we['’]re|we are|i['’]ll be) (?:over |up |down |out )?(?:in|at) [\p{L}’' -]{2,30}? (?:most|all|every|today|tomorrow|this|next|till?|until|for (?:the|a|two|three))(?!\p{L})[^,.;]*/giu;

/** "Carpenter. Dubbo. 38 hours": a sentence that is a place and nothing else belongs to what stands beside it. */
const isPlaceAlone = (said: string, home: string): boolean => {
  const bare = said.replace(/[.!]+$/u, '').trim();
  return bare !== '' && bare.split(/\s+/u).length <= MOST_WORDS && placeOf(bare, home) !== null;
};

/** More words than a sentence has that names a role and its terms. */
const MOST_OF_TERMS = 14;
/** "Account handler (commercial), Leicester.", "Mid level. London EC2, 3 days in": a town between the signs of a sentence that lists terms. */
const hasTownApart = (said: string, home: string): boolean =>
  said.split(/\s+/u).length <= MOST_OF_TERMS &&
  said.split(/[,;|()]\s*|\s[–-]\s/u).some((piece) => {
    const bare = piece.replace(/[.!]+$/u, '').trim();
    if (!/^\p{Lu}[\p{L}’' -]{3,30}(?: \p{Lu}{1,2}\d\p{L}?)?$/u.test(bare) || isEnglish(bare.toLowerCase()))
      return false;
    const place = placeOf(bare, home);
    return place?.city !== undefined && place.country_code === home;
  });

/** The lines of a brief from which the place of the work is read: without what is likely for the recruiter alone, news and where the writer is. */
export function linesOfPlace(lines: readonly string[], text: string, home: string): string[] {
  if (lines.flatMap(sentencesOf).length < ENOUGH) return [...lines];
  const chanceIn = chancesIn(text);
  return lines.flatMap((line) => {
    const open = sentencesOf(line)
      .filter(
        (said) =>
          isPlaceAlone(said, home) ||
          hasTownApart(said, home) ||
          roleIn(said) !== null ||
          (chanceIn(said) < PRIVATE_FROM && !tellsWhatHappened(said)),
      )
      .map((said) => said.replace(WRITER_IS, '').trim())
      .filter((said) => said !== '');
    return open.length === 0 ? [] : [open.join(' ')];
  });
}

/** A line without what it tells of somebody's family, whose trades are no role that is to be filled: "his wife left him for the baker". */
export const withoutNewsOfKin = (line: string): string => {
  const said = sentencesOf(line);
  const open = said.filter((one) => !tellsOfKin(one));
  return open.length === said.length ? line : open.join(' ');
};

import { fold } from '#src/lib/fold.ts';
import { isKnownGiven, isKnownSurname } from '../names/given-names.ts';
import { EAST_ASIAN, PINYIN } from '../names/tables.ts';
import { withoutInUse } from './name-called.ts';
import { isOccupation } from './name-doubts.ts';
import { agreement, evidenceOf } from './name-evidence.ts';
import { withoutGenerationBefore } from './name-generation.ts';
import type { HeadLine, Told } from './name-heading.ts';
import { nameIn } from './name-in.ts';
import { isNameLabel, LABEL, labelIn } from './name-labels.ts';
import { isCalled, isJoining, isToldBy } from './name-pieces.ts';
import type { CvLine } from './source.ts';
import { placeIn } from './vocabulary.ts';

const LONGEST = 90;
const MOST = 5;
const BEFORE_NUMBER =
  /^(\p{Lu}[\p{L}\p{M}'’.-]+(?:\s[\p{L}\p{M}'’.-]+){1,4})\s+(?:\+\d|\(0?\d|0\d)[\d\s()./-]{6,20}$/u;

const plain = (text: string): string =>
  fold(text)
    .replace(/[^a-z]+/g, ' ')
    .trim();

/**
 * A line with a name, without the occupation or town that stands behind the name with no sign between: the pages say elsewhere
 * that it is its owner's title or where they live, or it is a town and nobody's surname. Any other line as it is.
 */
export function withoutTrailing(line: CvLine, told: Told): HeadLine {
  const whole = withoutInUse(line.text);
  if (whole !== line.text && isName(whole, told, true)) return { ...line, text: whole, begun: line.text };
  const bare = withoutGenerationBefore(line.text);
  if (bare !== line.text && isName(bare, told, true)) return { ...line, text: bare, begun: line.text };
  const [, named = '', town = ''] = /^([^,\t]+),\s+([^,\t\d]+)$/u.exec(line.text) ?? [];
  // "Hietaniemi, Anna-Kaisa": Anna is a town too.
  const isGivenToo = town.split(/[\s-]/).every(isKnownGiven) || isKnownGiven(town.split('-')[0] ?? '');
  if (town !== '' && placeIn(town) !== null && !isGivenToo && isName(named, told, true))
    return { ...line, text: named, begun: line.text };
  // "Imogen Fairweather-Tait 07700 900552": a number in the cell beside, which a PDF sets on the line.
  const reached = BEFORE_NUMBER.exec(line.text)?.[1];
  if (reached !== undefined && isName(reached, told, true))
    return { ...line, text: reached, begun: line.text };
  // In a field for a name nothing else stands.
  const isField = isNameLabel(labelIn(LABEL.exec(line.text)?.[1] ?? ''));
  if (isField || line.bullet || line.text.length > LONGEST || /[,;|@\d]|\s[–—-]\s/.test(line.text))
    return line;
  const words = line.text.split(/(?<=\S)[ ]+/);
  for (let from = Math.max(2, words.length - MOST); from < words.length; from += 1) {
    const [before, behind] = [words.slice(0, from).join(' '), words.slice(from).join(' ')];
    if (/\t/.test(behind) || isToldBy(behind, told.letters)) continue;
    const isSaid = isSaidAlone(behind, before, line, told);
    if (
      ((isSaid && isOccupation(behind)) || isTownBehind(behind, before, isSaid, told)) &&
      isName(before, told, isSaid)
    )
      return { ...line, text: before, begun: line.text };
  }
  return line;
}

// "Peter CHAN Tai Man": behind a family name of China and a syllable of the given name stands the other one, and no town.
const isSyllable = (behind: string, before: string): boolean => {
  const words = before.split(' ').map(fold);
  return (
    PINYIN.test(fold(behind)) && PINYIN.test(words.at(-1) ?? '') && words.some((word) => EAST_ASIAN.has(word))
  );
};

// Of Iberia and Latin America, where a second surname may be a town's name, the town has to be told elsewhere too.
const IBERIAN = /^(?:ES|PT|BR|AR|BO|CL|CO|CR|CU|DO|EC|GT|HN|MX|NI|PA|PE|PR|PY|SV|UY|VE|AO|MZ)$/;

function isTownBehind(behind: string, before: string, isSaid: boolean, { letters, all }: Told): boolean {
  const place = placeIn(behind);
  if (place === null || isSyllable(behind, before)) return false;
  const isIberian = IBERIAN.test(place.country_code ?? 'ES');
  const isSurname = behind.split(' ').some((word) => isKnownSurname(word) || isKnownGiven(word));
  const names = before.split(' ').filter((word) => !isJoining(word)).length;
  // "Giancarlo Degli Esposti Ferrara" of giancarlo.degliesposti@ lives there.
  const isWhole = names > (isIberian ? 3 : 2) || (agreement(before, letters) > 1 && !isIberian);
  if (isSaid) return !isSurname || isWhole;
  // Where another town is told, this is none.
  return !isSurname && !isIberian && !all.slice(0, 15).some(({ text }) => placeIn(text) !== null);
}

function isName(text: string, { letters }: Told, isSaid: boolean): boolean {
  const name = nameIn(text)?.name ?? '';
  if (name.split(' ').length < 2 || isCalled(name) || isOccupation(name)) return false;
  const told = evidenceOf(name);
  return agreement(name, letters) > 1 || told === 'both' || (isSaid && told === 'one');
}

// Whether other lines begin with the words, or have them between signs. Below a line that ends with the name they are the rest of it,
// which a narrow column broke off: "María del Mar Echevarría" above "Lasarte".
function isSaidAlone(words: string, name: string, line: CvLine, { all }: Told): boolean {
  const sought = plain(words);
  const ends = plain(name).split(' ').at(-1) ?? '';
  return all.some(
    (other, at) =>
      other !== line &&
      !(
        plain(other.text) === sought &&
        plain(all[at - 1]?.text ?? '')
          .split(' ')
          .at(-1) === ends
      ) &&
      other.text.split(/\t|,|\s[–—|·•-]\s|[(:]/).some((part) => plain(part) === sought),
  );
}

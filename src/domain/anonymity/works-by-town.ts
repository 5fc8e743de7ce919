import { fold } from '#src/lib/fold.ts';
import { matchesOf } from '#src/lib/matches.ts';
import { placeNamed } from '../lexicon/places.ts';
import { readerOf } from '../speech/readers.ts';
import type { UncertainOccurrence } from './occurrences.ts';

const TOWN = String.raw`\p{Lu}[\p{L}’'-]{2,}(?: \p{Lu}[\p{L}’'-]+)?`;
const WORKS =
  'place|works|plant|factory|mill|yard|shipyard|brewery|distillery|refinery|smelter|bakery|dairy|cannery|foundry|pottery|quarry|mine|pit|hospital|infirmary|school|college|lot|people|crowd';
/** A house by its works and their town: `on the fryers at the Norwich place`, `left the Thika mill`. */
const WORKS_OF = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:[Aa]t|[Ww]ith|[Ff]or|[Ff]rom|[Ii]n|[Ll]eft|[Jj]oined|[Tt]hrough|[Bb]y|[Rr]an|[Oo]ff) the )(${TOWN})(?= (?:${WORKS})(?!\p{L}))`,
  'gu',
);
/** What somebody worked of a works, in its town: `worked the soap line in Thika`, `ran the kilns at Ota`. */
const WORKED_OF = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:[Ww]orked|[Rr]an|[Rr]uns|[Ww]orks|[Mm]inded|[Mm]inds|[Ff]ired|[Ff]ed|[Ww]atched|[Kk]ept|[Ll]ed|[Oo]n|[Oo]ff) the (?:[\p{Ll}-]+ ){0,3}(?:lines?|kilns?|furnaces?|presses|press|pass|boilers?|vats?|ovens?|looms?|stills?|fryers?|crushers?|conveyors?|belts?|rollers?|mills?|saws?|pits?|shafts?|dryers?|silos?|cranes?|gates?|tills?|wards?|grill|fields?|sheds?|slips?|berths?|blast furnaces?|paint shop|body shop|press shop|trim line) (?:in|at|out at|over in|up in|down in) )(${TOWN})(?![\p{L}-])`,
  'gu',
);

/** Towns of any size by which an English text tells a house that it does not name: that of its works, and that of what somebody worked there. */
export const worksByTownIn = (text: string): UncertainOccurrence[] =>
  readerOf(text) !== 'en'
    ? []
    : [WORKS_OF, WORKED_OF].flatMap((pattern) =>
        matchesOf(pattern, text)
          .filter(({ 0: town }) => placeNamed(fold(town), 'AU')?.kind === 'city')
          .map(({ 0: town, index }) => ({
            start: index,
            end: index + town.length,
            reason: 'employer' as const,
            why: 'tells by its town where somebody worked',
          })),
      );

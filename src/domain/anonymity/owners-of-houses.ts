import { isNounOf, readerOf } from '../speech/readers.ts';
import type { UncertainOccurrence } from './occurrences.ts';
import { OF_FORMS } from './proper-nouns.ts';
import type { Edit } from './spans.ts';

const NAME = '(\\p{Lu}[\\p{L}\\p{M}\\p{N}&’-]*(?: (?:\\p{Lu}[\\p{L}\\p{M}\\p{N}&’-]*|&)){0,2})';
/** What a house is to another that it owns, in the languages that are read. */
const OWNER =
  '(?:(?:[Pp]arent|[Hh]olding|[Mm]other) ?(?:company|group|firm)?|group|owners?|company|firm|maker|conglomerate|Gruppe|Konzern|Mutter(?:konzern|gesellschaft|haus)?|Eigentümer(?:in)?|groupe|maison[ -]mère|propriétaire|société mère|grupo|matriz|dueñ[oa]|propietari[oa]|gruppo|casa madre|proprietari[oa]|don[oa]|moederbedrijf|moeder(?:maatschappij)?|eigenaar|concern|grupa|właściciel|koncernen|moderbolaget|ägaren|moderselskabet|konsernet|eieren)';
const OF =
  "(?:behind|of|that owns|which owns|that runs|who own|hinter|von|der|zu der|derrière|de|du|d[’']|qui détient|detrás de|que posee|dueño de|dietro|di|che possiede|por trás d[ao]|d[ao]|van|achter|stojąca za|bakom|bag|som äger|som ejer) ?";
/** `Accor, the group behind`, before the house. */
const BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])${NAME},? (?:\\(|– |- )?(?:the |its |der |die |das |le |la |l[’']|el |il |lo |o |a |het |de |den )?(?:\\p{Ll}+ )?${OWNER} ${OF}(?:the |der |dem |den |la |le |el |il |o |a |de |het )?$`,
  'u',
);
/** `, a brand of Accor`, `(part of Accor)`, behind it. */
const BEHIND = new RegExp(
  `^,? ?\\(?(?:which is |today |now |heute |aujourd[’']hui |hoy |oggi |hoje |nu )?(?:an? (?:brand|chain|subsidiary|unit|arm|division|part) of|part of|owned by|belonging to|eine (?:Marke|Tochter|Kette) (?:von|der|des)|Teil (?:von|der|des)|une (?:marque|filiale|enseigne) (?:de|du|d[’'])|(?:una )?(?:marca|filial|cadena|parte) del? (?:grupo )?|(?:un marchio|una controllata|parte) (?:di|del|della) ?(?:gruppo )?|(?:uma )?(?:marca|subsidiária|parte) d[aoe] (?:grupo )?|(?:een )?(?:merk|dochter|onderdeel) van|marka|część|ett varumärke i|en del av|en del af) ?(?:the )?${NAME}`,
  'u',
);

const WHY = 'is told to own a house of theirs, and tells it';

/** Houses of which a text says that they own one that is taken out: `Accor, the group behind Sofitel`, `Sofitel, a brand of Accor`. */
export function ownersOfHousesIn(
  text: string,
  hidden: readonly Pick<Edit, 'start' | 'end' | 'reason'>[],
): UncertainOccurrence[] {
  return hidden
    .filter(({ reason }) => reason === 'employer')
    .flatMap((house) => {
      const before = text.slice(Math.max(0, house.start - 110), house.start);
      const owner = BEFORE.exec(before);
      const owned = BEHIND.exec(text.slice(house.end, house.end + 90));
      const spans: { start: number; end: number; name: string }[] = [];
      if (owner?.[1] !== undefined) {
        const start = house.start - before.length + owner.index;
        spans.push({ start, end: start + owner[1].length, name: owner[1] });
      }
      if (owned?.[1] !== undefined) {
        const end = house.end + owned[0].length;
        spans.push({ start: end - owned[1].length, end, name: owned[1] });
      }
      return (
        spans
          // `eine Marke der Sternrestaurants`: a noun of German.
          .filter(({ name }) => readerOf(text) !== 'de' || !isNounOf('de', name))
          .filter(
            ({ name }) => !OF_FORMS.has(name.toLowerCase()) && !/^(?:The|It|He|She|They|I|We)$/u.test(name),
          )
          .map(({ start, end }) => ({ start, end, reason: 'employer' as const, why: WHY }))
      );
    });
}

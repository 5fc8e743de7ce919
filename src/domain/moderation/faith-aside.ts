import { FAITH_ABROAD, OF_FAITH, VALUES } from './faith-values.ts';
import { lowered } from './matching.ts';

// Whole sentences by which a belief is asked of nobody, or tells how a house began.

const HOUSE =
  '(?:hospital|school|college|university|hospice|charity|home|care home|company|firm|business|bank|brewery|bakery|house|foundation|trust|society|mission|clinic|academy|nursery|orphanage|hostel|shop|organisation|organization|co-?operative)';
const WHEN =
  '(?:in|around|about|back in|since) (?:the year )?(?:1\\d\\d\\d|20\\d\\d)|(?:\\p{L}+ ){0,2}(?:\\d+|\\p{L}+) (?:years|centuries|generations) ago|in the (?:\\p{L}+|\\d\\d\\p{L}\\p{L}) century';
const EN = [
  `(?:nobody|no one|no-one|none of (?:us|you|our staff)|no (?:applicant|candidate|employee|colleague|member of staff)) (?:here |who works here |on the team )?(?:(?:is|are|will be|has been) (?:ever )?(?:expected|asked|required|obliged|made)|has|have|needs?) to (?:share|hold(?: to)?|live by|live according to|keep(?: to)?|follow|adopt|believe in|subscribe to|observe) (?:in )?(?:(?:our|the|any|these|those|its) )?(?:own )?(?:[\\p{L}-]+ )?${OF_FAITH} ${VALUES}(?: (?:of the (?:house|founders)|to (?:work here|apply|join)|at work|or any other))?`,
  `(?:you|applicants|candidates|staff|colleagues|employees) (?:do not|don['’]t|need not|needn['’]t|will not|won['’]t|never) (?:have to |need to |be (?:expected|asked|required) to )?(?:share|hold(?: to)?|live by|live according to|keep(?: to)?|follow|adopt|subscribe to) (?:our|the|any|these|those) (?:[\\p{L}-]+ )?${OF_FAITH} ${VALUES}(?: to (?:work here|apply|join))?`,
  `(?:no )?${OF_FAITH} ${VALUES} (?:is|are) (?:not |never )(?:expected|required|asked|needed|asked for|demanded)(?: (?:of|from) (?:anyone|anybody|you|staff|applicants))?`,
  `no ${OF_FAITH} ${VALUES} (?:is|are) (?:expected|required|asked for|needed|demanded)(?: (?:of|from) (?:anyone|anybody|you|staff|applicants))?`,
  `(?:our|the|this|that) (?:[\\p{L}-]+ )?${HOUSE} (?:was|had been) (?:founded|established|built|set up|opened|started|begun) (?:on|upon|out of|from) (?:an? |the )?(?:[\\p{L}-]+ )?${OF_FAITH} ${VALUES}(?: (?:${WHEN}))`,
  `(?:founded|established) (?:${WHEN}) on ${OF_FAITH} ${VALUES}`,
];

/** Of each language, in the order of those of what people live by: that nobody is asked for it, before and behind it, and that a house began so. */
const AROUND: readonly ((held: string) => readonly string[])[] = [
  (held) => [
    `niemand (?:hier )?(?:muss|soll) (?:unsere |die )?${held}(?: hier)? (?:teilen|haben|leben|übernehmen)`,
    `(?:unsere )?${held} (?:werden|wird|sind|ist) (?:von niemandem|nicht) (?:verlangt|erwartet|vorausgesetzt|gefordert|erforderlich)`,
    `(?:unser|das|die|unsere) \\p{L}+ wurde (?:(?:im jahr )?1\\d\\d\\d )?auf ${held} gegründet`,
  ],
  (held) => [
    `aucune? ${held} n['’](?:est|était) (?:exigée?|demandée?|attendue?|requise?|requis)(?: de (?:personne|quiconque))?`,
    `personne n['’]est (?:tenue?|obligée?) de partager (?:nos |les |ces )?${held}`,
    `(?:les |nos )?${held} ne sont (?:pas )?(?:exigée?s|demandée?s|attendue?s|requis(?:es)?)(?: de personne)?`,
    `(?:notre|l['’]|cet|cette|ce) ?\\p{L}+ (?:a été |fut )fondée? sur (?:des|les) ${held} en 1\\d\\d\\d`,
  ],
  (held) => [
    `(?:no se (?:exige|pide|requiere) )(?:ningún |ninguna )${held}`,
    `nadie (?:tiene que|debe|está obligado a) compartir (?:nuestros |los |nuestras )?${held}`,
    `(?:los |nuestros )?${held} no se (?:exigen|piden|esperan)(?: a nadie)?`,
    `nuestro \\p{L}+ (?:se fundó|fue fundado) (?:sobre|con|en) ${held} en 1\\d\\d\\d`,
  ],
  (held) => [
    `nessun[oa]? ${held} (?:è|viene) (?:richiest[oa]|pretes[oa]|attes[oa])`,
    `non (?:è|viene) richiest[oa] (?:alcun[oa]?|nessun[oa]?) ${held}`,
    `nessuno (?:deve|è tenuto a) condividere (?:i nostri |i )?${held}`,
    `il nostro \\p{L}+ (?:fu|è stato) fondato su ${held} nel 1\\d\\d\\d`,
  ],
  (held) => [
    `nenhuma? ${held} é (?:exigid[oa]|pedid[oa]|requerid[oa]|esperad[oa])`,
    `ninguém (?:tem de|tem que|é obrigado a|precisa de) (?:partilhar|compartilhar) (?:os nossos |os )?${held}`,
    `o nosso \\p{L}+ foi fundado (?:sobre|com) ${held} em 1\\d\\d\\d`,
  ],
  (held) => [
    `niemand hoeft (?:onze |de )?${held} te (?:delen|hebben|volgen)`,
    `(?:onze )?${held} (?:worden|wordt|zijn|is) (?:van niemand|niet) (?:verwacht|vereist|gevraagd|verplicht)`,
    `ons \\p{L}+ (?:is|werd) (?:in 1\\d\\d\\d )?(?:op ${held} gesticht|gesticht op ${held})(?: in 1\\d\\d\\d)?`,
  ],
  (held) => [
    `ingen (?:här )?(?:behöver|måste) dela (?:våra |de )?${held}`,
    `${held} (?:krävs|förväntas) (?:inte|av ingen)(?: av någon)?`,
    `vårt \\p{L}+ grundades (?:1\\d\\d\\d )?på ${held}(?: 1\\d\\d\\d)?`,
  ],
];

const WHOLE = [
  ...EN,
  ...FAITH_ABROAD.flatMap(
    ([faith, values], at) =>
      AROUND[at]?.(
        `(?:(?:${faith}) (?:${values})|(?:${values}|valore|valor|principio|princípio) (?:${faith}))`,
      ) ?? [],
  ),
].map((source) => lowered(new RegExp(`^[^\\p{L}\\p{N}]*${source}[^\\p{L}\\p{N}]*$`, 'iu')));

/** Whether a whole sentence in small letters asks a belief of nobody, or tells how a house began. */
export const isFaithAside = (lower: string): boolean =>
  lower.length < 200 && WHOLE.some((pattern) => pattern.test(lower));

import type { Span } from './dates.ts';
import { namedInNorthernProse } from './northern-prose.ts';
import { isShortForm } from './sentences.ts';
import { titleEvidence } from './title-or-employer.ts';
import { placeIn } from './vocabulary.ts';
import { looksLikeEmployer } from './words.ts';

/** A job that a sentence tells: its words as they stand there. */
export interface ToldJob {
  title: string;
  firm: string;
  place: string | null;
  /** What the same line says after the sentence. */
  rest: string;
}

interface Tongue {
  /** What stands before the title: "als", "en tant que". */
  as: string;
  /** What stands before the employer: "bei der Firma", "presso". */
  at: string;
  /** Words of a sentence about work, of which one has to stand there. */
  working: string;
}

// Longest first, as the first that fits is taken.
const TONGUES: Tongue[] = [
  {
    as: 'in (?:meiner|der) (?:Funktion|Position) als|in der Funktion (?:des|der|eines|einer)|als',
    at: '(?:bei der|bei|für die|in der) (?:Firma|Fa\\.)|beim|bei der|bei dem|bei den|bei|in der|im|für die|für|der Firma',
    working:
      'tätig(?:keit)?|beschäftigt|angestellt|arbeit(?:e|ete|en|et)?|gearbeitet|eingesetzt|anstellung|beschäftigung|bin|war|wirk(?:e|te)|begonnen|begann|angefangen|gestartet',
  },
  {
    as: "en (?:qualité|tant) (?:de|que|d[’']|qu[’'])|au poste de|dans la fonction de|comme",
    at: "par (?:la société|l[’']entreprise|la|l[’']|le|les)|au sein (?:de la société|de la|de l[’']|du|des|de)|chez|pour (?:la société|l[’']entreprise|le compte de)|à la|à l[’']|au|aux|dans (?:la société|l[’']entreprise)",
    working:
      'travaill(?:e|é|ais|er|ait|a)|a (?:exercé|occupé|travaillé)|exerc(?:e|é|ais|er)|occup(?:e|é|ais)|employée?|engagée?|embauchée?|intervien[st]|interven(?:ue?)|suis|étais|été|commenc(?:é|e|ais)|débuté?|rejoint|intégré',
  },
  {
    as: 'en calidad de|con el cargo de|ocupando el (?:cargo|puesto) de|en el (?:cargo|puesto) de|con la (?:función|categoría) de|como|de',
    at: 'en la empresa|para la empresa|en (?:el|la|los|las)|en|para',
    working:
      'trabaj(?:o|é|ó|a|aba|ando|ado)|desempeñ(?:o|é|ó|a|ando|ado|aba)|ejer(?:zo|cí|ce|ció|ciendo)|labor(?:o|é|ó|a|ando|aba)|desempeñándo(?:me|se)|contratad[oa]|emplead[oa]|presto|presté|soy|fui|fue|estoy|estuve|estaba|empecé|comencé|entré|inicié|incorporé',
  },
  {
    as: 'in qualità di|con (?:la )?(?:mansione|mansioni|qualifica|ruolo|funzione) di|con il ruolo di|nel ruolo di|come|(?:la )?mansione di',
    at: "presso (?:la (?:ditta|società|azienda)|l[’'](?:azienda|impresa)|la|il|lo|i|gli|le)|presso l[’']|presso|per (?:la (?:ditta|società|azienda)|l[’']azienda|la|il|lo|i)|per l[’']|per|(?:alle dipendenze|per conto) (?:della|del|dell[’']|di)|(?:nella|alla) (?:ditta|società|azienda)",
    working:
      'lavor(?:o|a|ato|avo|ava|ai|ò|ando)|svol(?:go|ge|to|gevo|si|gendo)|ricopr(?:o|ivo)|ricoperto|impiegat[oa]|assunt[oa]|occupat[oa]|opero|operato|dipendente|sono|ero|iniziato|cominciato|esordito|entrat[oa]',
  },
  {
    as: 'n?a função de|funções de|no cargo de|o cargo de|na qualidade de|com a categoria de|como',
    at: 'na empresa|para a empresa|(?:na|no|nas|nos|em|junto à|junto ao|pela|pelo)',
    working:
      'trabalh(?:o|ei|ou|a|ava|ando)|atu(?:o|ei|ou|a|ava|ando|ação)|exer(?:ço|ci|ce|ceu|cia|cendo)|desempenh(?:o|ei|a|ou|ando)|contratad[oa]|sou|fui|comecei|iniciei|entrei|ingressei',
  },
  {
    as: 'in de functie van|als',
    at: 'op (?:het|de) (?:familie)?(?:bedrijf|boerderij)|(?:bij|voor|in dienst van) (?:de firma|het bedrijf|de|het)|bij|voor|in dienst van',
    working: 'werk(?:t|te|zaam|end|en)?|gewerkt|werkzaam|in dienst|aangesteld|ben|was|begonnen|begon|gestart',
  },
  {
    as: 'i rollen som|i stillingen som|som',
    at: '(?:på|hos|vid|i|ved|för|for) (?:firmaet|företaget|bolaget)|på|hos|vid|i|ved|för|for',
    working:
      'arbeta(?:r|de|t)|jobba(?:r|de|t)|anställd|verksam|arbejde[rt]?|arbejdede|ansat|arbeid(?:er|et)|jobbet|jobber|ansatt|tjänstgjor(?:de|t)|er|var|är|varit|været|vært|led(?:er|te|de|et)|drev|driver|börja(?:de|t)|starta(?:de|t)|begyndte|startede|begynte',
  },
  {
    as: 'na stanowisku|w charakterze|jako',
    at: 'w firmie|w przedsiębiorstwie|(?:w|u|dla)',
    working: 'prac(?:uję|owałam|owałem|ując)|zatrudnion[ay]|jestem|byłam|byłem',
  },
  {
    as: '(?:in the (?:role|capacity|position) of|as)(?: an?| the)?',
    at: '(?:with|at|for|by) (?:M/s\\.?|m/s\\.?|the)|with|at|for|by|in',
    working:
      'work(?:ing|ed|s)?|employed|been|spent|managed?|managing|trained|held|was|am|serv(?:ing|ed)|associated|engaged|joined|hired|acting|acted|placed|appointed|started|began',
  },
];

const MOST_TITLE = 70;
const MOST_FIRM = 90;
/** How many of the words of one kind in a sentence are tried: small words are many. */
const TRIED = 5;

const word = (inside: string): string => `(?<!\\p{L})(?:${inside})(?:(?<=[’'])|(?!\\p{L}))`;

const SIGNS = TONGUES.map(({ as, at, working }) => ({
  as: new RegExp(word(as), 'gu'),
  at: new RegExp(word(at), 'gu'),
  working: new RegExp(word(working), 'u'),
  /** What may stand at the end: "tätig", "angestellt gewesen". */
  behind: new RegExp(`(?:\\s+${word(working)}(?:\\s+\\p{Ll}+)?)?\\s*[,.:;]?$`, 'u'),
}));

// The few words before: "bin ich", "j'ai été employée".
const LEAD = /^(?:\p{L}[\p{L}’'.]*,?\s+){0,8}$/u;

interface Parts {
  lead: string;
  title: string;
  firm: string;
}

/** The ways to part a sentence at a word for the title and one for the employer. */
function* partsOf(sentence: string, { as, at, behind }: (typeof SIGNS)[number]): Generator<Parts> {
  const placesOf = (sign: RegExp): { from: number; to: number }[] =>
    [...sentence.matchAll(sign)]
      .slice(0, TRIED)
      .map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
  const roles = placesOf(as);
  for (const firm of roles.length === 0 ? [] : placesOf(at))
    for (const role of roles) {
      const [first, second] = firm.from < role.from ? [firm, role] : [role, firm];
      if (first.to > second.from) continue;
      const lead = sentence.slice(0, first.from);
      const inner = sentence
        .slice(first.to, second.from)
        .replace(/[\s,]+$/, '')
        .trim();
      const outer = sentence.slice(second.to).replace(behind, '').trim();
      if (LEAD.test(lead))
        yield { lead, ...(first === firm ? { firm: inner, title: outer } : { title: inner, firm: outer }) };
    }
}

const isTitle = (text: string): boolean =>
  text.length > 1 && text.length <= MOST_TITLE && /^\p{L}[^.;!?()]*$/u.test(text) && titleEvidence(text) > -1;

// "Huber GmbH in Kolbermoor", "Verdi S.r.l. a Lecco": a town and no more behind the word for it.
const IN_TOWN =
  /^(.{3,}?),?\s+(?:in|à|a|en|em|te|i|w|(?<=\.\s)d[ie])\s+(\p{Lu}[\p{L}’'-]+(?:\s\p{L}[\p{L}’'.-]*){0,3}(?:,\s(?:\p{Lu}{2,3}|\p{Lu}[\p{L}’' -]+))?)$/u;

// "Hotel Villa Adria di Riccione": a house of a trade that has a name of its own, and the town it is in; "Hotel Villa di Roma" is called so.
const HOUSE_OF_TOWN =
  /^((?:grand |hotel |h[ôo]tel |albergo |hostal |pousada |pens[ãi]on\p{L}* |pensione |trattoria |osteria |ristorante |pizzeria |panificio |forno |pasticceria |gelateria |bar |caff[èe] |locanda |agriturismo |macelleria |farmacia |officina |autofficina |carrozzeria |parrucchier\p{L}+ |restaurante? |cafeter[íi]a |panader[íi]a |pasteler[íi]a |taller(?:es)? |supermercado |supermercato |boulangerie |brasserie |auberge |pharmacie |garage |padaria |oficina |residencia |casa di riposo )+(?!(?:Villa|Castello|Palazzo|Corte|Porta|Parco|Reina|Rey|Conde|Duque|Casa|Central|Centrale)\s\p{L}+\s\p{L}+$)\p{Lu}[\p{L}’'.-]*(?:\s\p{Lu}[\p{L}’'.-]*)*)\sd(?:i|e|a|o|['’])\s?(\p{Lu}[\p{L}’'-]+(?:\s\p{L}[\p{L}’'.-]*){0,3})$/iu;

/** What a sentence names behind a word for an employer: without an article of the sentence's, and apart from its town. */
export function firmOf(named: string): { firm: string; place: string | null } {
  const firm = named.replace(/^the\s+(?=\p{Lu})/u, '');
  const [, bare = firm, place = null] = IN_TOWN.exec(firm) ?? [];
  const [, house = '', town = ''] = place === null ? (HOUSE_OF_TOWN.exec(firm) ?? []) : [];
  return town !== '' && placeIn(town)?.city != null ? { firm: house, place: town } : { firm: bare, place };
}

/** A sentence about work without its dates, up to where it ends, and the rest of its line. */
function sentenceOf(text: string, span: Span): { sentence: string; rest: string } {
  const [before, after] = [text.slice(0, span.at), text.slice(span.at + span.words.length)];
  // "Je suis, depuis mars 2019, coordinatrice": the two commas enclose the time.
  // Behind the employer, what goes on is another part of the sentence.
  const isInserted = /\p{L},\s*$/u.test(before) && /^\s*,/.test(after) && before.search(WITHIN) < 0;
  const whole = (
    isInserted ? before.replace(/,\s*$/, ' ') + after.replace(/^\s*,/, '') : `${before} ${after}`
  )
    .replace(/\(\s*\)/g, ' ')
    .replace(/,\s*,/g, ',')
    .replace(/\s+(?=\.(?:\s|$))/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:;()–—-]+/, '')
    .trim();
  const end = [...whole.matchAll(/(?<=\p{Ll}{3}|\))\.\s+(?=\p{Lu})/gu)].find(
    ({ index }) => !isShortForm(whole.slice(0, index + 1)),
  );
  const until = end === undefined ? whole.length : end.index;
  // The first word has a capital whatever it is.
  const sentence = whole.charAt(0).toLowerCase() + whole.slice(1, until);
  return { sentence, rest: whole.slice(until).replace(/^\.\s+/, '') };
}

/**
 * The job of a sentence in which a word for the title and one for the employer stand, in any order: "Seit April 2018 bin ich bei
 * der Firma Huber GmbH als Elektromeister tätig". Null where one of them is missing, or nothing says that it is about work.
 * @param span the dates in it
 */
export function toldJob(text: string, span: Span): ToldJob | null {
  const { sentence, rest } = sentenceOf(text, span);
  if (sentence.length > 220) return null;
  const own = namedInNorthernProse(sentence.replace(SAME_PLACE, ''));
  if (own !== null) {
    const { firm, place } = firmOf(own.firm);
    return { title: own.title, firm: nominative(firm, sentence), place, rest };
  }
  const being = beingIn(sentence, rest);
  if (being !== null && (IN_ROMANCE.test(sentence) || !AS.test(`${being.title} ${being.firm}`))) return being;
  for (const signs of SIGNS)
    for (const { lead, title, firm: told } of partsOf(sentence, signs)) {
      const firm = withoutMore(told);
      if (!isTitle(title) || !isName(firm)) continue;
      const isSaid = signs.working.test(sentence.replace(title, ' ').replace(firm, ' '));
      // Dates, and nothing but the two: "Mar'19 – Till date with Sundaram Ltd as Deputy Manager".
      const isBare = lead.trim() === '' && titleEvidence(title) >= 1;
      if (!isSaid && !isBare) continue;
      const { firm: named, place } = firmOf(firm);
      return { title: shortened(title), firm: nominative(named, sentence), place, rest };
    }
  return being ?? leadingIn(sentence, rest) ?? bareIn(sentence, rest);
}

// "Seit 2019 leite ich als Filialleiterin den dm-Markt in Gießen": who leads a house works there.
const LEADING =
  /^(?:\p{L}+,?\s){0,3}?(?:(?:leite|leitete|führe|führte|verantworte|verantwortete) ich als (?<de>[^,;]{3,60}?) (?:den|die|das)|(?:leder|ledde|ledet|driver|drev) (?:jag|jeg) som (?<nordic>[^,;]{3,60}?)) (?<firm>\p{L}.+)$/u;

function leadingIn(sentence: string, rest: string): ToldJob | null {
  const { de, nordic, firm: named = '' } = LEADING.exec(sentence)?.groups ?? {};
  const title = de ?? nordic ?? '';
  const { firm, place } = firmOf(withoutMore(named).replace(/[.,:;\s]+$/, ''));
  const isBoth = titleEvidence(title) >= 1 && firm !== '' && (isName(firm) || /^\p{Ll}+-\p{Lu}/u.test(firm));
  return isBoth ? { title, firm, place, rest } : null;
}

// "Ich bin", "prima ancora ero", "j’étais", with the few words before it and the article behind.
const BEING =
  /^(?:\p{L}[\p{L}’']*,?\s){0,3}?(?:ich |ik |jag |jeg |je |j['’]|io |yo |eu |i(?: |(?=['’])))?(?:bin|war|ben|was|är|er|var|blev|ble|har (?:(?:jag|jeg) )?(?:varit|været|vært)|suis|étais|ai été|soy|fui|sou|sono stat[oa]|sono|ero|am|have been|['’]ve been),?\s+(?:ich |ik |jag |jeg )?(?:une? |an? |the |een |en |ett |el |la |il |als |comme |come |como |som )?(?=\p{L})/u;

const WITHIN =
  /,?\s(?:im|in der|in dem|in den|i|in|vid|ved|bei der|beim|bei|bij|på|hos|chez|en|na|no|em|à la|à l[’']|au|aux|presso(?: la| il| lo| le| l[’'])?|per(?: la| il| lo| l[’'])?|alla|al|allo|all[’']|nella|nel|nell[’']|c\/o|at|with)(?:\s+|(?<=[’']))(?:la |el |le |il )?(?=\p{L})/gu;

// "Elektriker und arbeite bei Siemens als Meister": the title stands behind such a word.
const AS = /\s(?:(?:als|som|as|comme|come|como|jako)\s|tant (?:que\s|qu['’]|de\s)|qualité d)/u;

// "Fui responsable de exportación en …": "de" stands within titles, so that the whole is asked first.
const IN_ROMANCE =
  /^(?:\p{L}[\p{L}’']*,?\s){0,3}?(?:yo |eu |io |je |j['’])?(?:soy|fui|sou|sono|ero|suis|étais)(?!\p{L})/u;

// "Pædagog samme sted, i Børnehuset Havtornen"
const SAME_PLACE =
  /,?\s(?:samme sted|på samma ställe|ebenfalls|auch dort|ebendort|daar ook|also|at the same place)(?=,?\s)/u;

// "Dal 2017 sono responsabile di cucina presso la Trattoria Da Amerigo."
function beingIn(sentence: string, rest: string): ToldJob | null {
  const [lead] = BEING.exec(sentence) ?? [];
  if (lead === undefined) return null;
  const told = sentence
    .slice(lead.length)
    .replace(/[.,:;\s]+$/, '')
    .replace(SAME_PLACE, '');
  for (const { 0: word, index } of told.matchAll(WITHIN)) {
    const title = told.slice(0, index).replace(/,$/, '');
    const firm = withoutMore(told.slice(index + word.length));
    if (title.length > 60 || /[.,;!?()]/.test(title)) break;
    if (titleEvidence(title) < 1 || !isName(firm)) continue;
    // "Koch in Hamburg": a town is no employer.
    if (/^,?\s(?:i|in|en|im|em)\s/u.test(word) && placeIn(firm) !== null) continue;
    const { firm: named, place } = firmOf(firm);
    return { title, firm: nominative(named, sentence), place, rest };
  }
  return null;
}

// "Periyar Hospitals, Aluva as HR Executive": the name of a firm with a capital, and a title.
function bareIn(sentence: string, rest: string): ToldJob | null {
  const [, firm = '', title = ''] =
    /^(\p{L}[^.;!?]{2,80}?(?:\.[^.;!?]{0,20}?)?),? (?:as|als|comme|como|come|som)(?: an?| the)? (\p{Lu}[^.;!?()]{2,60})$/u.exec(
      sentence,
    ) ?? [];
  const isBoth = titleEvidence(title) >= 1 && titleEvidence(firm) < 1 && /\s\p{Lu}/u.test(firm);
  return isBoth && isName(firm.charAt(0).toUpperCase() + firm.slice(1))
    ? { title: shortened(title), firm: firm.charAt(0).toUpperCase() + firm.slice(1), place: null, rest }
    : null;
}

// What a comma or colon adds in small letters says more of the work: ", en service de gériatrie".
const withoutMore = (firm: string): string => firm.replace(/(?:,|\s?:)\s+\p{Ll}.*$/u, '');

const INSTITUTION =
  /^(?:mensa|reparto|negozio|ditta|cantiere|sede|filiale|chantier|antenne|sucursal|planta|obra|kantine|winkel|vestiging)\s/u;

// "La clinique des Lilas" begins with a small letter and still says what it is.
const isName = (firm: string): boolean =>
  firm.length > 1 &&
  firm.length <= MOST_FIRM &&
  !/[;!?]|\.\s+\p{Lu}\p{Ll}{2,}\s+\p{Ll}/u.test(firm) &&
  (/^[\p{Lu}\d«“„"]/u.test(firm) ||
    ((looksLikeEmployer(firm) || INSTITUTION.test(firm)) && /\s\p{Lu}/u.test(firm)));

// What a comma adds to a title is of the work: "als Meister, zuständig für zwölf Leute".
const shortened = (title: string): string => title.replace(/,\s+\p{Ll}.*$/u, '').trim();

/** German names a company in the dative behind its preposition: "bei den Stadtwerken", "bei der Deutschen Bahn". */
function nominative(firm: string, sentence: string): string {
  const before = sentence.slice(0, sentence.indexOf(firm)).trimEnd();
  const named = firm.trim().replace(/[\s,]+$/, '');
  if (/(?:^|\s)(?:bei|in) den$/.test(before))
    return named.replace(/^(\S*?(?:werke|betriebe|häuser|bäder|dienste))n(?!\p{L})/iu, '$1');
  return /(?:^|\s)(?:bei|in) der$/.test(before)
    ? named.replace(/^(\p{Lu}\p{L}*(?:sche|liche))n(?=\s\p{Lu})/u, '$1')
    : named;
}

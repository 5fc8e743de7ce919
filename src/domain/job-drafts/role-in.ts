import { roles } from '../lexicon/terms.ts';
import { type Word, wordsOf } from '../lexicon/text.ts';
import { isPolishTrade } from './polish-trades.ts';

/** What somebody is, whatever stands before it: "AI Ethics Lead", "Tagesmutter" is no such word, "Wohnbereichsleitung" is. */
const LAST_WORDS = new Set(
  'manager lead leader director specialist officer assistant coordinator analyst consultant technician scientist operator supervisor representative engineer administrator advisor adviser executive associate partner planner designer developer architect buyer trainer inspector controller apprentice handler scheduler underwriter paralegal reader sweep collector groom tailor mgr navigator facilitator rep practitioner caseworker clerk coach lecturer surveyor estimator merchandiser pathologist optician incharge in-charge'.split(
    ' ',
  ),
);
const GERMAN_END =
  /(?:leitung|leiter|leiterin|angestellte[rn]?|fachkraft|kraft|berater|beraterin|mitarbeiter|mitarbeiterin|referent|referentin|assistenz|assistent|assistentin|techniker|technikerin|meister|meisterin|mechaniker|mechanikerin|pfleger|pflegerin|verwalter|verwalterin|kassierer|kassiererin|fahrerin|verkäuferin|elektronikerin|lackiererin|arbeiterin|administrator|administratorin|entwickler|entwicklerin)$/u;
/** "Servicemonteur", "redovisningskonsult", "Lohnverrechner": what somebody is, at the end of one long word, in small letters too. */
const NORTHERN_END =
  /^\p{L}{4,}(?:monteur|medewerk(?:er|ster)|bereider|begeleid(?:er|ster)|beheerder|verpleegkundige|verrechner(?:in)?|sachbearbeiter(?:in)?|konsult|ansvarig|sköterska|biträde|medarbetare|medarbejder|konsulent)$/iu;
/** "Jefe de partida", "técnica de prevención de riesgos laborales", "addetta alla contabilità": who somebody is and of what. */
const SOUTHERN_BEGIN =
  /^(?:técnic[oa]|jef[ea]|encargad[oa]|auxiliar|operari[oa]|oficial|administrativ[oa]|tecnic[oa]|addett[oa]|responsabile|capo|encarregad[oa]|técnic[oa]|chefe|director|directora|diretora?|gerente|coordinadora?|coordenadora?|coordinatore|coordinatrice|direttore|direttrice|ingenier[oa]|engenheir[oa]|assistente|asistente|ayudante|ajudante|mozo|moza|monitora?|educadora?)$/iu;
/** "Assistente amministrativa", "aide à domicile", "commercial terrain": a noun that is a role only with what stands behind it. */
const WITH_KIND: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:assistente|asistente|impiegat[oa]|auxiliar|agente|asesora?|assessora?|gestora?|consulente)$/iu,
    /^ (?:amministrativ[oa]|administrativ[oa]|commerciale|comercial|contabile|contábil|contable|tecnic[oa]|técnic[oa]|dental|sociale?|legale?|inmobiliari[oa]|immobiliare|fiscale?)(?!\p{L})/iu,
  ],
  [
    /^(?:aide|auxiliaire)$/iu,
    /^(?: |-)(?:à domicile|soignante?|ménagère|de vie|familiale?|médico-psychologique|de puériculture)(?!\p{L})/iu,
  ],
  [/^commerciale?$/iu, /^ (?:terrain|sédentaire|itinérante?|grands comptes)(?!\p{L})/iu],
];
const kindBehind = (first: string): RegExp | null =>
  WITH_KIND.find(([begin]) => begin.test(first))?.[1] ?? null;
const SOUTHERN_ON =
  /^(?:\/[ao])? (?:de(?:l| la)?|d[aei](?:l|lla)?|al(?:la|le)?|do|da) \p{Ll}{4,}(?: (?:de|di) \p{Ll}{4,}(?: \p{Ll}{5,})?)?/u;
const FRENCH_BEGIN =
  /^(?:responsable|chargée?|chef|cheffe|directeur|directrice|technicien|technicienne|ingénieure?|assistante?|conducteur|conductrice|acheteur|acheteuse|infirmier|infirmière)$/iu;
/** What goes on after the first word of a French title: "Responsable comptable", "Chargée de recrutement". */
const FRENCH_ON =
  /^(?:\((?:ne|e|se|trice|euse|ère)\))? (?:(?:de(?: la| l[’'])?|des|du|d[’']|en|à|aux?) ?)?\p{Ll}[\p{Ll}’'-]{2,}/u;
const HEAD_OF = /^ ?of (?:\p{Lu}[\p{L}&-]+)(?: (?:and |& )?\p{Lu}[\p{L}&-]+){0,3}/u;

/** Words that end a title to the left: they belong to the sentence around it. */
const AROUND = new Set(
  'a an the our their his her my your this that of for to as at in on is are was be we i you he she they and or with need want wanted seeking hiring recruit new another next one two three four five six seven eight nine ten several couple good great experienced urgent role position title spec brief re fw fwd job ein eine einen einer der die das den dem des fur und wir suchen suche un une le la les du pour nous'.split(
    ' ',
  ),
);

/** Whether what stands between two words joins them in one name. */
const JOINS = /^(?: |-|\/| ?& ?|’|')$/;

/** A role as a text names it, and where. */
export interface RoleNamed {
  text: string;
  start: number;
  /** Where the word begins by which it is known. */
  core: number;
  end: number;
}

/** Where in a text a role is named, in the text's own words with what stands before them: "Senior Tax Manager". */
export const roleIn = (text: string): RoleNamed | null => rolesOf(text).next().value ?? null;

/** Every role that a text names, in its order. */
export const rolesIn = (text: string): RoleNamed[] => [...rolesOf(text)];

function* rolesOf(text: string): Generator<RoleNamed, undefined> {
  const words = wordsOf(text);
  const keys = words.map((word) => word.text);
  const { book } = roles();
  for (let at = 0; at < words.length; at += 1) {
    const found = book.at(keys, at);
    const length = found === undefined || found.doubtful ? unlisted(text, words, at) : found.length;
    if (length === 0 || isBroken(text, words, at, length)) continue;
    // "$42/hr" is no HR.
    if (
      length === 1 &&
      /[\d/]\s?$/u.test(text.slice(0, words[at]?.start)) &&
      (words[at]?.text.length ?? 0) < 4
    )
      continue;
    // "The partners met", "dan een dag": a small word is no office that is written in capitals.
    if (length === 1 && NO_OFFICE.has(text.slice(words[at]?.start, words[at]?.end))) continue;
    // "Full driver licence" names a paper.
    if (OF_PAPER.test(text.slice(words[at + length - 1]?.end))) continue;
    // "Payroll" before "officers" that somebody leads names whom they lead.
    yield spanOf(text, words, at, length);
    at += length - 1;
  }
}

/** Words of a sentence that are called as an office is in capitals: a MET, a PA. */
const NO_OFFICE = new Set(
  'met een dan net het mets på pa ea as an at on so we was can may all per any pas les des die der das den im am is it do to be by hers som för och med till pour par sur est son sa se si no ha ho era'.split(
    ' ',
  ),
);
/** What somebody is by what they make or drive, in one word that no list has: "signwriter", "panelbeater", "dryliner". */
const ENGLISH_END =
  /^\p{L}{3,}(?:beater|fitter|maker|smith|wright|layer|cutter|grinder|dresser|liner|writer|builder|handler|binder|finisher|sprayer|roofer|tiler|digger|feller|picker|packer|milker|shearer|farrier)$/iu;
/** Trades of one word that no list of roles has. */
const TRADES: ReadonlySet<string> = new Set(
  'stylist hairstylist colourist colorist splicer thatcher greenkeeper groundsperson herdsperson herdsman curator conservator caretaker seamstress lifeguard undertaker embalmer meteorologist assayer blaster lineworker lineman jointer rigger slinger signaller banksman fishmonger greengrocer milliner saddler cooper glassblower potter weaver sawyer tanner engraver luthier gilder french-polisher upholsterer bookbinder typesetter lithographer audiologist orthotist prosthetist perfusionist chiropractor dietitian nutritionist acupuncturist masseur masseuse lifeguard croupier stagehand rigger gaffer bosun coxswain stevedore docker longshoreman muleteer shepherd drover stockperson milker strapper viticulturist vintner cellarhand maltster cheesemonger rececionista recepcionista chocolatier patissier pâtissier boulanger saucier higienista'.split(
    ' ',
  ),
);
const NO_ROLE =
  /^(?:homemaker|pacemaker|bookmaker|peacemaker|filmmaker|coffeemaker|eyeliner|headliner|bestseller|typewriter|airliner|multilayer|overwriter|songwriter|playwright)$/iu;

const OF_PAPER =
  /^(?:['’]s)? (?:licen[cs]es?|permits?|cards?|certificates?|registration|vetting|tickets?)(?!\p{L})/iu;

function unlisted(text: string, words: readonly Word[], at: number): number {
  const word = words[at];
  if (word === undefined) return 0;
  const written = text.slice(word.start, word.end);
  const before = words[at - 1];
  const isNamed = /^\p{Lu}/u.test(written);
  // "Director de obra", before the director of anything else.
  if (SOUTHERN_BEGIN.test(written) && SOUTHERN_ON.test(text.slice(word.end))) return 1;
  if (isNamed && LAST_WORDS.has(word.text)) {
    const joined = before === undefined ? '' : text.slice(before.end, word.start);
    return before !== undefined && JOINS.test(joined) && !AROUND.has(before.text) ? 1 : 0;
  }
  if (TRADES.has(word.text) || (ENGLISH_END.test(written) && !NO_ROLE.test(written))) return 1;
  if (isNamed && GERMAN_END.test(written.toLowerCase())) return 1;
  if (NORTHERN_END.test(written) || isPolishTrade(written)) return 1;
  if (IN_LETTERS.test(written) && BEHIND_LETTERS.test(text.slice(word.end))) return 1;
  if (kindBehind(written)?.test(text.slice(word.end)) === true) return 1;
  if (/^Head$/.test(written) && HEAD_OF.test(text.slice(word.end))) return 1;
  return FRENCH_BEGIN.test(written) && isNamed && FRENCH_ON.test(text.slice(word.end)) ? 1 : 0;
}

// A comma or a full stop between its words: these are two things.
function isBroken(text: string, words: readonly Word[], at: number, length: number): boolean {
  for (let next = at + 1; next < at + length; next += 1)
    if (!JOINS.test(text.slice(words[next - 1]?.end, words[next]?.start))) return true;
  return false;
}

/** "Steuerfachangestellte/r", "Erzieher:in", "Vendeur(euse)": what names both. */
const ENDED =
  /^(?:\/-?(?:in|innen|r|n|e|ne|euse|trice|ère|a)|[:*_](?:in|innen)|\((?:in|r|e|ne|euse|trice|ère|a)\))(?!\p{L})/iu;

/** "Executive Assistant to the CIO": whom somebody assists belongs to the title. */
const SERVES = /(?:assistant|secretary|adviser|advisor|deputy|pa|ea|associate)$/iu;
const WHOM =
  /^ (?:to|TO) (?:the |our |THE |OUR )?(?:[A-Z]{2,5}(?!\p{L})|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})/u;

const goesOnWith = (first: string): RegExp | null =>
  kindBehind(first) ??
  (FRENCH_BEGIN.test(first) ? FRENCH_ON : SOUTHERN_BEGIN.test(first) ? SOUTHERN_ON : null);

const OF_TIME: ReadonlySet<string> = new Set(['part', 'full']);
/** A month or a day of the week, in which no title begins. */
const IS_DAY =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|januar|jänner|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)$/iu;
/** Who helps in a class, in the letters that everybody there uses. */
const IN_LETTERS = /^(?:TA|HLTA)$/u;
/** "Our TA team" are others who are called so: behind a role it says for whom, where and that one is needed. */
const BEHIND_LETTERS =
  /^(?:\s*(?:[,.;:(–-]|$)| (?:for|in|at|to|needed|wanted|required|sought|[x×]\s?\d)(?!\p{L}))/u;

const MOST_BEFORE = 4;
/** "Sr. Estimator". */
const LEVEL_SHORT: ReadonlySet<string> = new Set(['sr', 'jr', 'snr', 'jnr', 'asst']);

function spanOf(text: string, words: readonly Word[], at: number, length: number): RoleNamed {
  let first = at;
  const isSmall = /^\p{Ll}/u.test(text.slice(words[at]?.start));
  for (; first > 0 && at - first < MOST_BEFORE; first -= 1) {
    const before = words[first - 1];
    const own = words[first];
    if (before === undefined || own === undefined) break;
    const written = text.slice(before.start, before.end);
    const between = text.slice(before.end, own.start);
    const joins = JOINS.test(between) || (between === '. ' && LEVEL_SHORT.has(before.text));
    // "HGV class 1 drivers": letters and a class stand in small titles too.
    const belongs = isSmall ? /^(?:\p{Ll}{3,}|\p{Lu}{2,5}|\d)$/u.test(written) : /^\p{Lu}/u.test(written);
    // "Front of House Coordinator".
    if (joins && before.text === 'of' && words[first - 2]?.text === 'front') {
      first -= 1;
      continue;
    }
    // "A grade electricians": the letter of a grade is no article.
    if (joins && own.text === 'grade' && /^[A-D]$/u.test(written)) {
      first -= 1;
      break;
    }
    // "Part-time administrator", "Per 1. März Elektroniker".
    const isTerm =
      (before.text === 'time' && OF_TIME.has(words[first - 2]?.text ?? '')) || IS_DAY.test(written);
    if (!joins || !belongs || isTerm || AROUND.has(before.text)) break;
  }
  // How many are wanted is no part of the title.
  if (first < at && /^\d/.test(words[first]?.text ?? '')) first += 1;
  const start = words[first]?.start ?? 0;
  let end = words[at + length - 1]?.end ?? start;
  const last = text.slice(words[at]?.start, words[at]?.end);
  const on = /^Head$/.test(last) ? HEAD_OF : length === 1 ? goesOnWith(last) : null;
  end += on?.exec(text.slice(end))?.[0].length ?? 0;
  end += ENDED.exec(text.slice(end))?.[0].length ?? 0;
  if (SERVES.test(text.slice(start, end))) end += WHOM.exec(text.slice(end))?.[0].length ?? 0;
  return { text: text.slice(start, end), start, core: words[at]?.start ?? start, end };
}

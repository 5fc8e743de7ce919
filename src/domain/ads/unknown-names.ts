import { languageOf } from '#src/lib/language.ts';
import { explainedOf, unexplainedIn } from '../anonymity/index.ts';
import { asksByContent, sentencesOf } from '../jobs/index.ts';
import { placeNamed } from '../lexicon/places.ts';
import type { Finding } from '../moderation/index.ts';
import { isGiven, isSurname } from '../names/index.ts';
import { isEnglish } from '../speech/index.ts';
import { isWordOf, readerOf } from '../speech/readers.ts';
import type { Draft } from './draft.ts';
import { isDutyByForm } from './duty-form.ts';

/**
 * Names in the prose of a drafted ad that nothing explains. What the rules of drafts do not understand often has one: the owner, the house
 * next door, the buyer. A person looks at it before it is public.
 */

/** "You run the Aistear day": what somebody is to do names what it is done with. */
const OF_THE_WORK = /^(?:you|they|he|she|who|the (?:role|person|candidate|holder))(?:['’]\p{L}+)?(?!\p{L})/iu;
/** "Based in Boon Lay", "Place: Rudrapur", "Port Stephens": a place that no list has. */
const WHERE =
  /(?:(?<!\p{L})(?:[Ii]n|[Nn]ear|[Aa]round|[Aa]cross|[Oo]utside|à|[Ee]n|[Dd]ans|[Pp]rès de|[Vv]ers|di|[Tt]e|[Ee]m) (?:the )?|(?<!\p{L})(?:[Pp]lace|[Ll]oc(?:ation)?|[Ww]here|[Bb]ased?|[Tt]own|[Cc]ity|[Ss]ite|[Ll]ieu|[Ll]ugar|[Ss]ede|[Ll]uogo|[Pp]laats|[Ll]ocal) ?:\s*)(?:\p{Lu}[\p{L}'’-]+(?: |, | and | or | & |\/))*$|(?<!\p{L})(?:Port|Mount|Mt|Lake|Cape|Fort|Saint|St|San|Santa|New)\.? $/u;
/** "Hoedspruit, on the reserve": a place at the head of what says where it is. */
const IS_AT_HEAD =
  /^, (?:on|in|at|near|just|off|close|about|outside|next|north|south|east|west|\d)(?!\p{L})/u;
/** "Logiciel ProDevis": the word before says what it is. */
const IS_TOOL =
  /(?<!\p{L})(?:software|system|program|platform|app|tool|crm|erp|cad|logiciel|outil|programa|sistema|pakket|programma|systeem) $/iu;
/** "We use Dext and a bit of Zapier", "the bar pours Estrella": what is worked with or sold there, alone or in a list. */
const IS_USED =
  /(?<!\p{L})(?:[Uu]s(?:e|es|ing)|stocks?|pours?|serves?|brews?|cooks? (?:on|with)|works? in|follows?|teach(?:es)?|fl(?:y|ies) (?:into|from)|com(?:e|es) by|(?:entry|invoicing|dispensing|scheduling|bookkeeping|diagnostics?|servicing) (?:on|in|into)(?: the)?|(?:fleet|kit|machines?|trucks?|tractors?|diggers?) (?:is|are)|(?:^|(?<=[,;] )|(?<=(?:is|and|includes?|involves?|be) ))(?:[Rr]un(?:s|ning)|[Dd]riv(?:es|ing)|[Oo]perat(?:es|ing)|[Ss]ervic(?:es|ing)|[Rr]epair(?:s|ing)|[Mm]aintain(?:s|ing)|[Pp]rogram(?:s|ming|mes)|[Cc]ommission(?:s|ing)|[Ff]ix(?:es|ing)|[Ss]et(?:s|ting)(?: up)?)(?: (?:the|our|an?))?|[Uu]samos|[Uu]san?|usiamo|utiliza(?:mos|n)?|utilis\p{L}+|utilizziamo|utilizza(?:no)?|gebruik\p{L}*|werken met)(?: \p{Ll}+){0,2} (?:\p{Lu}[\p{L}'’-]*(?:, | and | or | & | y | et | e | en )(?:an? |the |our |some |un )?(?:\p{Ll}+ (?:of |de )?){0,3})*$/u;
/** "Packing sample boxes before Crufts": ahead of what time of the year; nobody is waited for by name, and nothing is done there. */
const IS_TIME =
  /(?<!\p{L})(?:[Aa]head of|[Ii]n the (?:run-?up|lead-?up|build-?up) to|[Ll]eading up to|[Bb]efore|[Dd]uring|[Tt]hroughout|[Oo]ver) (?:the )?$/u;
const ENDS = /^(?:\s*(?:[.,;)]|$)| (?:and|or) (?:before|during|over|again|then|ahead)(?!\p{L}))/u;
/** "A Hunter aligner", "two Mazaks", "400 Friesians": one or some of a kind, and nobody in particular. */
const IS_OF_KIND =
  /(?<![\p{L}\p{N}])(?:[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ew|\d+|[Uu]ne?|[Dd]eux|[Tt]rois|[Uu]na?|[Dd]os|[Tt]res|[Ee]en|[Dd]ue|[Tt]re) (?:\p{Ll}+ )?$/u;
/** "John Deere 8R", "Hurco VM20", "Cat 980": behind the make its model, which is no year and counts nothing. */
const IS_MODEL =
  /^(?: \p{Lu}\p{Ll}+)?[ -](?!(?:19|20)\d\d(?!\p{L}))(?:(?=\p{L}*\d)(?:\p{Lu}{1,4}-?\d|\d{1,4}\p{Lu})[\p{Lu}\d-]{0,5}|\d{2,4}(?=\s*(?:[,.;)]|$| (?:and|or|with|mainly|mostly|plus)(?!\p{L}))))(?!\p{Ll})/u;
const MACHINES =
  'tractors?|headers?|harvesters?|balers?|sprayers?|seeders?|drills?|ploughs?|mowers?|quads?|diggers?|excavators?|loaders?|telehandlers?|forklifts?|reach trucks?|trucks?|lorries|vans?|cranes?|hoists?|rollers?|dozers?|graders?|dumpers?|rigs?|lathes?|mills?|presses|press(?: brakes?)?|saws?|routers?|robots?|plcs?|controllers?|drives?|servos?|panels?|inverters?|boilers?|chillers?|pumps?|compressors?|generators?|engines?|gearboxes|ovens?|fryers?|tills?|printers?|scanners?|cameras?|servers?|switches|firewalls?|analy[sz]ers?|ventilators?|monitors?|aligners?|machines?|equipment';
/** "Our Ridgeway boilers": what a house makes itself tells whose it is. */
const OWN_BEFORE =
  /(?<!\p{L})(?:our|own|their|its|notre|nos|nuestr[oa]s?|nostr[oaie]|onze|noss[oa]s?)(?: \p{Ll}+)? $/iu;
/** "The Seed Hawk bar", "a Kubota tractor": behind the make what it is. */
const IS_MACHINE = new RegExp(
  String.raw`^(?: \p{Lu}[\p{L}\d-]*)?(?: \p{Ll}+)? (?:bars?(?= at | and |[,.;]|$)|${MACHINES})(?!\p{L})`,
  'u',
);
/** "Tractores Fendt", "moissonneuses-batteuses Claas", "heftrucks van Linde": before the make what it is, in languages in which it stands there. */
const OF_MACHINE =
  /(?<!\p{L})(?:tracteurs?|batteuses?|chariots?|fours?|machines?|presses?|tours|fraiseuses?|camions?|robots?|automates?|grues?|pelles?|pelleteuses?|chargeuses?|tondeuses?|chaudières?|pompes?|imprimantes?|caisses?|nacelles?|variateurs?|moteurs?|véhicules|carretillas?|tractore?s?|cosechadoras?|hornos?|grúas?|tornos?|fresadoras?|prensas?|camiones|excavadoras?|calderas?|máquinas?|motores|furgonetas?|trattori|mietitrebbi\p{L}*|forni|forno|muletti|carrelli|carrello|gru|torni|caldai[ae]|macchine|escavatori|heftrucks?|reachtrucks?|kranen|kraan|machines|vrachtwagens?|ketels|tractoren|tratores|empilhadores|fornos?|tractors?|combines?|forklifts?|trucks?|excavators?|cranes?) (?:(?:de |di |van |by |from |marque )|(?:\p{Ll}+ ))?(?:\p{Lu}[\p{L}'’-]*(?:, | and | or | & | y | et | e | en | ou | o | of ))*$/u;
/** "Machines: Mazak Integrex, Hurco VM20": a label of what is worked with, and a list in which nobody is or does anything. */
const IS_KIT =
  /^(?:machines?|machinery|plant|kit|equipment|fleet|software|systems?|tools?|tech(?: stack)?|stack|vehicles?|makes|controls?|maschinen|logiciels?|outils|parc|máquinas|maquinaria|programas|macchine|machinepark)\s*[:–-](?!.*(?<!\p{L})(?:is|are|was|has|have|had|will|would|he|she|they|we|our|from|who|est|a|es|ha|è)(?!\p{L}))/iu;
/** "54 bail rotary with Protrack and collars": what stands in a shed, a cab or a kitchen, in a sentence that says nothing of anybody. */
const IS_FITTED =
  /^(?:(?:an?|one|two|new|modern|\d+)(?: ?-?(?:bail|aside|a-side|bay|cover|seat|bed|axle|metre|m|hp|tonne|t|head|spindle|axis|chair|burner|lane|tap))? )+(?:\p{Ll}+ )?(?:rotar(?:y|ies)|herringbones?|sheds?|parlours?|dair(?:y|ies)|cabs?|workshops?|kitchens?|bays?|rigs?|trucks?|tractors?|vans?|diggers?|lines?|labs?|benches|plants?|mills?|ovens?|machines?|sprayers?|headers?|harvesters?|boilers?|systems?|set-?ups?|stations?|tills?|laptops?|desks?|centres?|booms?|lathes?) (?:with|has|runs?|running|on) (?:\p{Ll}+,? (?:and )?)?$/iu;
const FITTED_TOO =
  /^(?:,? (?:and|&) (?!(?:his|her|their|the|my|our|two|three)(?!\p{L}))\p{Ll}+(?: \p{Ll}+)?|, [\p{L}\d -]+ and \p{L}+)?(?:\s*[.;)]|\s*$)/u;

/** Money, whom the law of a country names, and what a scale of pay is called. */
const SAID_EVERYWHERE = [
  'rs',
  'torres',
  'strait',
  'islander',
  'islanders',
  'schaal',
  'salarisschaal',
  'loonschaal',
  // Written without its sign by somebody in a hurry.
  ...'theyd youd theyll youll theyre youre theyve youve weve wont dont doesnt isnt arent didnt havent hasnt thats theres whats whos heres lets im ive'.split(
    ' ',
  ),
  // What a telephone makes of words.
  ...'txt txts msg msgs wld cld shld pls plz thx tks ppl gd nite thru tho cuz coz gonna wanna gotta gimme lemme dunno kinda sorta outta lotta hafta wkend wkends yep yup nope'.split(
    ' ',
  ),
  // Where something is done, beside what.
  ...'chairside bedside poolside dockside roadside kerbside trackside lineside benchside pitchside ringside airside landside'.split(
    ' ',
  ),
  // What kitchens call their sections and what they make.
  ...'sauté sauter flambé purée pâtisserie pâtissier entremétier entremetier consommé crème brûlée soufflé rôtisseur rôtisserie garde-manger gardemanger tournant plongeur viennoiserie confit pâté terrine charcuterie rillettes croquembouche beurre'.split(
    ' ',
  ),
];
/** "Req.", "Loc: Tuas": a heading cut short. */
const IS_LABEL = /^\s*(?:[:.]|$)/u;
/** "Um", "Uh": a sound at the head of what was dictated. */
const LEAST_AT_HEAD = 3;

/** Whether somebody may be called so. */
const isPerson = (words: string): boolean => wordsOf(words).some((word) => isGiven(word) || isSurname(word));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/** "Haulin", "lookin": a verb as it is spoken, without its last letter; what somebody may be called is none. */
const isSpoken = (word: string): boolean =>
  /^\p{L}{3,14}in$/u.test(word) && isEnglish(`${word}g`) && !isGiven(word) && !isSurname(word);

/** German writes every noun with a capital; where no dictionary reads, every word would be a name. */
const isReadable = (text: string): boolean =>
  ![null, 'de'].includes(readerOf(text)) && languageOf(text) !== 'de';

/**
 * The names of a sentence, in the order in which they stand in it.
 * @param whole the language of the text that it stands in: a short sentence alone tells little of its own
 */
function namesIn(sentence: string, known: ReadonlySet<string>, whole: ReturnType<typeof readerOf>): string[] {
  const reader = readerOf(sentence);
  if (reader === null || !isReadable(sentence)) return [];
  if (
    IS_KIT.test(sentence) ||
    (OF_THE_WORK.test(sentence) && !sentence.endsWith('?')) ||
    isDutyByForm(sentence) ||
    asksByContent(sentence)
  )
    return [];
  return unexplainedIn(sentence, [], () => false)
    .map(({ start, end }) => ({ start, end, words: sentence.slice(start, end) }))
    .filter(({ start, end, words }) => {
      const [before, behind] = [sentence.slice(0, start), sentence.slice(end)];
      const isHead = start === 0;
      const isOwn = OWN_BEFORE.test(before) || OWN_BEFORE.test(words.replace(/\S+$/u, ''));
      if (!/^\p{Lu}\p{Ll}/u.test(words)) return false;
      if (isHead && (IS_LABEL.test(behind) || IS_AT_HEAD.test(behind) || words.length < LEAST_AT_HEAD))
        return false;
      // "Salina KS": a town and its state.
      const town = words.replace(/ \p{Lu}{2,3}$/u, '');
      if (placeNamed(town, 'AU') !== null || explainedOf('skill', words) !== null) return false;
      if ([WHERE, IS_TOOL, IS_USED, IS_OF_KIND, OF_MACHINE].some((pattern) => pattern.test(before)))
        return false;
      if (IS_FITTED.test(before) && FITTED_TOO.test(behind) && !isPerson(words)) return false;
      if (IS_TIME.test(before) && ENDS.test(behind) && !isGiven(words.toLowerCase())) return false;
      if (!isOwn && (IS_MODEL.test(behind) || IS_MACHINE.test(behind))) return false;
      return !wordsOf(words).every(
        (word) =>
          known.has(word) ||
          isEnglish(word) ||
          isSpoken(word) ||
          [reader, whole].some((of) => of !== null && of !== 'en' && isWordOf(of, word)),
      );
    })
    .map(({ words }) => words);
}

/**
 * Findings about names in the text of a drafted ad that nothing explains: no word, place, tool or trade, and named in no list of what is done or
 * asked. One finding for each sentence.
 * @param own what the job says of itself elsewhere: its place, and the agency
 */
export function unknownNamesIn(
  ad: Draft['ad'],
  own: readonly (string | null)[],
  isUnread: boolean,
): Finding[] {
  const body = ad.body ?? '';
  if (!isReadable([ad.title, ad.headline ?? '', body].join('\n'))) return [];
  const lists = [...body.split('\n').filter((line) => line.startsWith('- ')), ...ad.bullets];
  const known = new Set(
    [ad.title, 'our client', ...SAID_EVERYWHERE, ...own, ...lists].flatMap((said) => wordsOf(said ?? '')),
  );
  const whole = readerOf(body);
  return (['headline', 'body'] as const).flatMap((field) => {
    const text = ad[field] ?? '';
    const prose = text.split('\n').filter((line) => !/^(?:- |\*\*)/u.test(line));
    return prose.flatMap(sentencesOf).flatMap((sentence): Finding[] => {
      const names = namesIn(sentence, known, whole);
      const start = text.indexOf(sentence);
      if (names.length === 0 || start < 0) return [];
      return [
        {
          verdict: isUnread ? 'held' : 'look',
          about: 'identity',
          field,
          words: sentence,
          start,
          end: start + sentence.length,
          reason: `Nothing explains ${names.map((name) => `“${name}”`).join(', ')}: it may name somebody, a house or what a house makes.`,
          rewording: 'Leave it out, or say what it is',
        },
      ];
    });
  });
}

import type { Attribute, Rule } from './types.ts';

const WHOM = {
  es: '(?: (?:(?:a|con) )?(?:la|el|él|ella|las|los)(?: \\p{L}+)?)?',
  de: '(?: (?:doch|mal|bitte|noch|auch))*(?: (?:sie|ihn|die|den|frau|herrn)(?: \\p{L}+)?)?(?: (?:doch|mal|bitte|noch|auch))*',
};
/** Who is told to find something out, up to the word that opens the question. */
const FIND_OUT = [
  `(?:preg[uú]nt(?:a|e|en|ad|ar)(?:le|les)?|averig[uü](?:a|e|en|ar)|ent[eé]r(?:a|e)te(?: de)?|mira a ver|sond[eé]a|que (?:te|nos) diga)${WHOM.es} si`,
  '(?:pergunt(?:a|e|em|ar)(?:-lhe)?|descubr(?:a|e)|v[eê](?:ja)?)(?: (?:à|ao|a|o) \\p{L}+)? se',
  "(?:demand(?:e|ez|er)(?:[- ](?:lui|leur))?|v[eé]rifi(?:e|ez|er)|(?:tâch|essa[iy])(?:e|ez) de savoir|renseigne[- ]toi(?: pour savoir)?|fais[- ]lui dire)(?: (?:à|a) (?:la|l['’]|ce(?:tte)?) ?\\p{L}+)? (?=s['’]il|si)s(?:i|(?=['’]))",
  '(?:chied(?:i|a|ete|ere)(?:le|gli|glielo)?|domand(?:a|i|are)(?:le|gli)?|scopri|senti|verifica)(?: (?:alla|al) \\p{L}+)? se',
  `(?:frag(?:e|en|t)?(?: sie)?|kläre?(?:n sie)?|find(?:e|en sie)?|horch(?:e|en sie)?|prüfe?(?:n sie)?)${WHOM.de}(?: (?:heraus|ab|nach|raus))?,? ob`,
  '(?:vraag(?:t)?|check|pols|achterhaal)(?: (?:eens|even|nog))?(?: (?:haar|hem|ze|hen|de \\p{L}+))?(?: (?:eens|even|nog))?,? of',
  '(?:zapyta(?:j|jcie)|spytaj|dopytaj|sprawd[zź]|dowiedz się)(?: (?:ją|go|kandydatk\\p{L}+|kandydat\\p{L}+))?,? czy',
  '(?:fråga|spør|spørg|kolla|hør)(?: (?:henne|honom|hende|ham|henne))?(?: (?:om|efter))?,? om',
].join('|');
const BETWEEN = "['’ ]+(?:[\\p{L}'’]+ ){0,6}?";
const KIDS =
  '(?:niñ[oa]s?|hij[oa]s?|beb[eé]s?|crianças|filh[oa]s?|enfants?|bébés?|gosses?|figli[oa]?|bambin[oi]|kinder|kind|nachwuchs|babys?|kinderen|kindje|dziec(?:i|ko)|barn|børn)';
const WITHIN: readonly (readonly [Attribute, string])[] = [
  [
    'family',
    `(?:(?:tener|tiene|tenga|quiere|espera|ter|tem|quer|avoir|a|veut|attend|avere|fare|ha|vuole|aspetta|wil|heeft|krijgt|ma|chce|planuje|ha|vil|har|får|kriegen) (?:\\p{L}+ ){0,3}${KIDS}|(?:${KIDS}) (?:will|hat|möchte|plant|bekommen|wil|heeft|krijgt)|casad[oa]|solter[oa]|solteir[oa]|divorciad[oa]|pareja|novi[oa]|marido|mariée?|célibataire|divorcée?|sposat[oa]|fidanzat[oa]|verheiratet|ledig|verlobt|single|getrouwd|samenwoont|mężatką|żonaty|zamężna|gift|ser (?:madre|padre|mãe|mamá)|être (?:mère|maman)|(?:eine )?familie (?:plant|gründen|will)|fundar una familia|fonder une famille|familieplannen)`,
  ],
  [
    'pregnancy',
    '(?:embaraz\\p{L}+|grávida|enceinte|incinta|schwanger\\p{L}*|zwanger|gravid|ciąż\\p{L}|en cinta|kinderwunsch|kinderwens)',
  ],
  [
    'religion',
    '(?:misa|iglesia|mezquita|católic[oa]|musulm\\p{L}+|religios[oa]|ramad[aá]n|missa|igreja|messe|église|mosquée|catholique|croyante?|pratiquante?|messa|chiesa|cattolic[oa]|kirche|moschee|katholisch|muslim\\p{L}*|gläubig|kerk|moskee|gelovig|kościoł\\p{L}|wierząc\\p{L}|kyrkan|kirken|voile|kopftuch|hoofddoek|velo)',
  ],
  [
    'union_or_politics',
    '(?:sindicato|sindicad[oa]|syndiquée?|syndicat|sindacato|gewerkschaft|vakbond|fackligt|związk\\p{L}+ zawodow\\p{L}+)',
  ],
];
/** A refusal to ask, and what is work or helps: those who work with children, who mind them, what the house offers. */
const NOT_ASKED =
  /(?<!\p{L})(?:nunca|jamás|jamais|mai|nie|niemals|nooit|aldrig|nicht|niet|inte|ikke|nigdy|non|não|ne|experiencia|experi[eê]n\p{L}*|expérience|esperienza|erfahrung|ervaring|doświadczen\p{L}*|gearbeitet|gewerkt|trabajado|trabalhado|travaillé|lavorato|clientes?|clients?|kund\p{L}*|klant\p{L}*|servicio|guardería|crèche|kita|kinderopvang)(?!\p{L})|\bno (?:le |les |la |lo )?preg|\bno se (?:puede|debe)|\bne (?:pas )?demand/iu;

// "Of je kinderen wilt, horen we graag vooraf": what is to be found out of whoever reads it, said first or said last.
const YOUR_CHILDREN = [
  `(?:ob|wenn|falls) (?:sie|du|ihr) (?:\\p{L}+ ){0,3}?(?:${KIDS} (?:\\p{L}+ )?(?:woll(?:en|t)|willst|möcht\\p{L}+|plan\\p{L}+|bekomm\\p{L}+)|schwanger (?:sind|bist|werden|werd\\p{L}+))`,
  `(?:of|als|indien) (?:je|jij|u|jullie) (?:\\p{L}+ ){0,3}?(?:${KIDS} (?:\\p{L}+ )?(?:wil|wilt|willen|krijgt|plant)|(?:zwanger (?:bent|wilt|wil|wordt|worden)))`,
  `si (?:vous|tu) (?:\\p{L}+ ){0,2}?(?:voul\\p{L}+|veux|souhait\\p{L}+|prévo\\p{L}+|pens\\p{L}+|compt\\p{L}+|projet\\p{L}+|attend\\p{L}+) (?:(?:\\p{L}+|d['’])[ ]?){0,3}?${KIDS}`,
  `si (?:usted |tú |te )?(?:quier\\p{L}+|piens\\p{L}+|esper\\p{L}+|plane\\p{L}+) (?:\\p{L}+ ){0,3}?${KIDS}`,
  `se (?:tu |lei |você |o senhor |a senhora )?(?:vuo[il]\\p{L}*|pens\\p{L}+|aspett\\p{L}+|quer\\p{L}*|esper\\p{L}+|plane\\p{L}+) (?:\\p{L}+ ){0,3}?${KIDS}`,
  `om (?:du|ni) (?:\\p{L}+ ){0,2}?(?:vill|vil|plan\\p{L}+|vänt\\p{L}+|vent\\p{L}+) (?:\\p{L}+ ){0,2}?${KIDS}`,
].join('|');
/** That it is to be told or talked about before somebody is taken, or counts. */
const TO_BE_KNOWN =
  /(?<!\p{L})(?:(?:erst|kennenlern|vorstellungs|bewerbungs)?gespräch\p{L}*|vorab|vorher|im voraus|wissen|wüsst\p{L}+|hören|sagen|klären|besprechen|wichtig|entscheidend|(?:kennismakings|sollicitatie)?gesprek\p{L}*|vooraf|van tevoren|weten|horen|vertel\p{L}*|bespreken|van belang|belangrijk|telt|entretiens?|savoir|dites?(?:-le)?|parlons|avance|préalable|préféreri\p{L}+|entrevistas?|dínoslo|decirlo|dilo|digas?|saber\p{L}*|hablamos|avisa\p{L}*|colloqui\p{L}*|parliamone|parliamo|diccelo|ditecelo|sapere|saperlo|diga\p{L}*|falamos|veta|vite|intervju\p{L}*|fortæl|fortell|berätta)(?!\p{L})/iu;
/** That it is their own matter, or that the house sees to it. */
const THEIR_OWN =
  /(?<!\p{L})(?:sache|privat\p{L}*|egal|niemand|nicht|kein\p{L}*|nie|zaak|privé|gaat|niet|geen|nooit|niemand|maakt|regard\p{L}*|jamais|pas|aucun\p{L}*|personne|rien|cosa|asunto|nada|nunca|nadie|no|affare|affari|fatti|mai|non|nessuno|não|ninguém|ingen|inte|ikke|aldrig|elternzeit|mutterschutz|teilzeit|kita|kinderopvang|ouderschapsverlof|verlof|rooster|dienstplan|schicht\p{L}*|horaires?|planning|crèche|congé|horarios?|turnos?|guardería|permiso|baja|orari|turni|asilo|congedo|licença|creche|föräldra\p{L}*|barsel|helfen|unterstützen|helpen|aidons|aider|ayudamos|aiutiamo|ajudamos)(?!\p{L})/iu;

/** "Pregúntale si piensa tener niños", "Frag sie, ob sie Kinder will": a question about what somebody is, passed on to whoever meets them, or put to them. */
export const ASKED_ON_ABROAD: readonly Rule[] = [
  ...passedOn(),
  {
    about: 'family',
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(`(?<!\\p{L})(?:${YOUR_CHILDREN})(?!\\p{L})`, 'giu'),
    needs: TO_BE_KNOWN,
    reason: 'Asks people whether they want or expect children, which the law keeps out of hiring.',
    rewording: 'Leave it out: name the hours, travel or place of the work',
    unless: THEIR_OWN,
  },
];

function passedOn(): Rule[] {
  return WITHIN.map(([about, within]) => ({
    about,
    verdict: 'held',
    subject: 'role',
    pattern: new RegExp(`(?<!\\p{L})(?:${FIND_OUT})${BETWEEN}${within}(?!\\p{L})`, 'giu'),
    reason: 'Has somebody asked about what the law keeps out of hiring.',
    unless: NOT_ASKED,
  }));
}

/** Words of these rules, for the quick look whether a sentence speaks of people at all. */
export const ASKED_ON_ABROAD_WORDS =
  'preg[uú]nt\\w*|averig[uü]\\w*|sond[eé]a|pergunt\\w*|descubr\\w|demand\\w*|chied\\w*|domand\\w*|frag\\w*|vraag\\w*|zapyta\\w*|spytaj|dopytaj|fråga|spør|spørg|kläre?|klären|horche?|kinder|kinderen|nachwuchs|enfants?|hij[oa]s?|niñ[oa]s?|filh[oa]s?|crianças|figli|bambin[ioae]|barn|börn|børn|schwanger|zwanger|achterhaal|pols|scopri|renseigne|dowiedz';

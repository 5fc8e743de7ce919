import type { Attribute, Rule } from './types.ts';

/** What somebody may be said to have to be, by attribute, in French, Italian, Spanish, Portuguese, German and Dutch. */
const BEING: Partial<Record<Attribute, string>> = {
  sex: '(?:(?:un |une |un[ao]? |uma? |ein[e]? |een )?(?:homme|femme|uomo|donna|hombre|mujer|homem|mulher|mann|frau|man|vrouw|männlich|weiblich|maschio|femmina|varón))',
  age: '(?:jeunes?|giovani?|giovane|jóvenes|joven|jovem|jung|junge?|jong)',
  family:
    '(?:célibataire|mariée?|sans enfants?|single|sposat[oa]|nubile|celibe|senza figli|solter[oa]|casad[oa]|sin hijos|solteir[oa]|ledig|verheiratet|kinderlos|ongehuwd|kinderloos|vrijgezel)',
  religion:
    '(?:chrétien(?:ne)?|catholique|musulmane?|juive?|juif|cattolic[oa]|cristian[oa]|musulman[oa]|ebre[oa]|católic[oa]|judí[oa]|christ(?:in)?|katholisch|evangelisch|muslim(?:in)?|katholiek|christelijk)',
  race_or_origin:
    "(?:(?:un |une |un[ao]? |uma? |ein[e]? |een )?(?:d['’]origine )?(?:français|italien|espagnol|portugais|allemand|belge|suisse|européen|blanc|noir|africain|maghrébin|italian|spagnol|tedesc|frances|europe|bianc|español|español|francés|europe|blanc|portugu[eê]s|brasileir|branc|deutsche?|österreicher|schweizer|europäer|nederlander|belg|europeaan|weiß|blank)(?:ne|e|s|es|o|a|i|r|rin|in|he)?)",
};
const MUST = [
  "(?:être|naître) %(?: de souche| d['’]origine| de naissance)?(?: [\\p{L}'’ ]{0,20})?,? (?:est|serait|reste|sera) (?:un |une )?(?:\\p{L}+ment )?(?:indispensable|obligatoire|nécessaire|exigé|requis|impératif|préférable|souhaitable|plus|atout|avantage|essentiel|condition|idéal|important)",
  "essere %(?: di nascita| d['’]origine)?(?: [\\p{L}'’ ]{0,20})?,? (?:è|sarebbe|resta) (?:un |una )?(?:\\p{L}+mente )?(?:indispensabile|obbligatorio|necessario|richiesto|preferibile|essenziale|plus|vantaggio|requisito|condizione|importante|titolo preferenziale)",
  "ser %(?: de nacimiento| de nascimento| de origen)?(?: [\\p{L}'’ ]{0,20})?,? (?:es|é|sería|seria) (?:un |una |um |uma )?(?:\\p{L}+mente )?(?:imprescindible|imprescindível|obligatorio|obrigatório|necesario|necessário|indispensable|indispensável|preferible|preferível|plus|ventaja|vantagem|requisito|esencial|essencial|condición|importante)",
  '% (?:zu )?sein (?:ist|wäre|bleibt) (?:eine? |von )?(?:pflicht|voraussetzung|muss|erforderlich|vorteil|wünschenswert|notwendig|bedingung|plus|zwingend|wichtig)',
  '% zijn is (?:een )?(?:vereiste|vereist|must|noodzakelijk|pré|voorwaarde|pluspunt|verplicht|gewenst|belangrijk)',
];

/** "Être français est indispensable", "Mann sein ist Pflicht": what somebody must be, as the subject of what is asked. */
export const REQUIRED_ABROAD: readonly Rule[] = [
  ...Object.entries(BEING).map(
    ([about, being]): Rule => ({
      about: about as Attribute,
      subject: 'role',
      pattern: new RegExp(
        MUST.map((frame) => `(?<!\\p{L})${frame.replace('%', being)}(?!\\p{L})`).join('|'),
        'giu',
      ),
      reason: 'Says what somebody must be, which the law keeps out of hiring.',
      unless: /\b(?:pas|non|no|não|nicht|kein|keine|niet|geen|n['’]est)\b/iu,
    }),
  ),
  // "Du är 59, och kunden tror inte att du orkar": somebody's age, and what the client makes of it.
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern:
      /(?<!\p{L})(?:du är|du er|du bist|sie sind|je bent|u bent|vous avez|tu as|(?:usted )?tiene|lei ha|hai|tem) [4-7]\d(?: (?:år|jahre(?: alt)?|jaar(?: oud)?|ans|años|anni|anos))?,? (?:och|og|und|en|et|y|e|men|aber|maar|mais|pero|ma|mas) [^.;]{0,25}(?:kund\p{L}*|klant|clients?|cliente|opdrachtgever|auftraggeber\p{L}*|uppdragsgivar\p{L}*|cheff?en|chef|jefe|capo|baas)(?!\p{L})/giu,
    reason: 'Tells somebody their age and what a client makes of it, which the law keeps out of hiring.',
    unless:
      /(?<!\p{L})(?:egal|spelar ingen roll|spiller ingen rolle|maakt niet uit|keine rolle|peu importe|no importa|non importa|não importa)(?!\p{L})/iu,
  },
  // "Er ist 57, das tun wir uns nicht an": somebody's age, and that they are left.
  {
    about: 'age',
    verdict: 'held',
    subject: 'role',
    pattern:
      /(?<!\p{L})(?:(?:er|sie|der|die) ist(?: schon| bereits| halt)?|(?:il|elle) a(?: déjà)?|(?:él |ella )?(?:ya )?tiene(?: ya)?|(?:lui |lei )?ha(?: già)?|(?:hij|zij|ze) is(?: al)?|(?:han|hon|hun) (?:är|er)(?: redan)?|(?:ele |ela )?(?:já )?tem|(?:on |ona )?ma(?: już)?) [4-7]\d(?: (?:år|jahre(?: alt)?|jaar(?: oud)?|ans|años|anni|anos|lat))?(?:,| -| –|;|:| (?:und|et|y|e|en|och|og|i|also|donc|así que|quindi|dus|så)) ?[^.;]{0,20}?(?:(?:tun|muten|geben) wir uns nicht|zu alt|lieber nicht|nein,? danke|lassen wir(?: das| lieber)?|(?:nehmen|wollen) wir nicht|(?:das )?passt nicht|on (?:oublie|laisse tomber|passe)|laisse tomber|non merci|trop (?:vieux|vieille|âgée?)|ça (?:ne )?(?:va|passe|ira) pas|mejor no|no,? gracias|lo dejamos|(?:yo )?paso(?=\W*$)|demasiado mayor|meglio di no|lasciamo perdere|no,? grazie|troppo (?:vecchi[oa]|avanti)|laat maar|(?:dat )?doen we niet|doe maar niet|te oud|nej,? tack|det blir inget|för gammal|melhor não|não,? obrigado|demasiado velh[oa]|odpuszczamy|za star[yae]|dziękujemy)(?!\p{L})/giu,
    reason: "Tells somebody's age and that they are left for it.",
    unless:
      /(?<!\p{L})(?:egal|spelar ingen roll|spiller ingen rolle|maakt niet uit|keine rolle|peu importe|no importa|non importa|não importa)(?!\p{L})/iu,
  },
];

/** Words of these rules, for the quick look whether a sentence speaks of people at all. */
export const REQUIRED_ABROAD_WORDS =
  'du är|du er|du bist|sie sind|je bent|u bent|vous avez|tu as|tiene|lei ha|hai|tem|français|italian|español|espanol|portugu|deutsche|nederlander|katholi|catholi|cattolic|católic|chrétien|célibataire|essere|être|naître';

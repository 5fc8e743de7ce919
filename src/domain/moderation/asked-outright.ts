import type { Attribute } from './types.ts';

// What is asked of applicants about their own lives in so many words, and who is wanted by sex or family in languages of which no more is read.

/** What waits whatever its sentence is like. */
export interface Outright {
  about: Attribute;
  pattern: RegExp;
  /** What the sentence must say too. */
  needs?: RegExp;
  /** What in the sentence makes it innocent. */
  unless: RegExp;
  reason: string;
}

const LIVES =
  /(?<!\p{L})(?:(?:tell us|let us know|state|say|mention|indicate|confirm|advise(?: us)?|specify)(?: (?:please|in your \p{L}+|clearly|honestly|upfront))* (?:if|whether|that) (?:you(?:['’]re| are|['’]ve| have| plan| intend| want| hope| wish| expect)|(?:your|any) \p{L}+ (?:is|are))(?: \p{L}+){0,4}? (?:pregnant|expecting|children|kids|a baby|babies|a family|married|engaged|single|disabled|a disability|religious|gay|lesbian|a union member|in a union)|(?:teilen sie uns|sagen sie uns|geben sie|teil uns|sag uns|gib)(?: \p{L}+){0,3},? ob (?:sie|du) (?:\p{L}+ ){0,3}?(?:schwanger|kinder|verheiratet|ledig|behindert|schwerbehindert)|(?:indiquez|précisez|dites[- ]nous|indique|précise|dis[- ]nous) si (?:vous|tu) (?:\p{L}+ ){0,3}?(?:enceinte|enfants|mariée?|célibataire|handicapée?)|(?:indica|indique|dinos|díganos|cuéntanos) si (?:\p{L}+ ){0,3}?(?:embarazada|hijos|casad[oa]|solter[oa]|discapacidad)|(?:indica|indichi|dicci|scrivi) se (?:\p{L}+ ){0,3}?(?:incinta|figli|sposat[oa]|disabile)|(?:laat (?:ons )?weten|vermeld|geef aan) of (?:je|u) (?:\p{L}+ ){0,3}?(?:zwanger|kinderen|getrouwd|gehandicapt)|(?:indique|diga-nos|diz-nos) se (?:\p{L}+ ){0,3}?(?:grávida|filhos|casad[oa]|deficiente))(?!\p{L})/gu;
/** Where it is asked for the sake of whoever is asked. */
const FOR_THEIR_SAKE =
  /(?<!\p{L})(?:adjust\p{L}*|accommodat\p{L}*|support|accessib\p{L}*|access needs|needs?|help|so (?:that )?we can|if you (?:wish|like|want)|voluntary|optional|confidential\p{L}*|monitoring|guarantee\p{L}*|risk assessment|make sure|leave|protect\p{L}*|unterstütz\p{L}*|freiwillig|barrierefrei\p{L}*|gleichgestellt\p{L}*|besoin|aménag\p{L}*|adapt\p{L}*|ajust\p{L}*|apoyo|reserva|adattament\p{L}*|collocamento|aanpassing\p{L}*|ondersteuning|apoio|quota)(?!\p{L})/iu;

/** Men and women, married and not, in Turkish, Romanian, Czech and Slovak, Hungarian, Finnish, Greek, Russian and Ukrainian. */
const ELSEWHERE =
  /(?<!\p{L})(?:erkek\p{L}*|kadın\p{L}*|bayan\p{L}*|bekâ?r (?:aday|bayan|erkek)\p{L}*|evli (?:aday|olma)\p{L}*|bărba[tț]\p{L}*|femei[ea]?|fete tinere|domnișoar\p{L}*|(?:ne)?căsătorit\p{L}*|muži?|mužů|ženy?|žen|svobodn(?:ý|á|ého|ou)|vdan[áé]\p{L}*|ženat[ýí]\p{L}*|férfi\p{L}*|nőket|hölgy\p{L}*|hajadon\p{L}*|nőtlen\p{L}*|miestä|miehiä|naista|naisia|naimaton\p{L}*|άνδρ\p{L}*|γυναίκ\p{L}*|άγαμ\p{L}*|έγγαμ\p{L}*|мужчин\p{L}*|женщин\p{L}*|девуш\p{L}*|незамужн\p{L}*|холост\p{L}*|чоловік\p{L}*|жінк\p{L}*|дівчат\p{L}*)(?!\p{L})/gu;
const NEVER = /(?!)/u;

export const ASKED_OUTRIGHT: readonly Outright[] = [
  {
    about: 'family',
    pattern: LIVES,
    unless: FOR_THEIR_SAKE,
    reason: 'Asks whoever applies about their own life; somebody has to look at it first.',
  },
  {
    about: 'sex',
    pattern: ELSEWHERE,
    unless: NEVER,
    reason:
      'May say who is wanted by sex or family, in a language that is hardly read; somebody has to look at it first.',
  },
];

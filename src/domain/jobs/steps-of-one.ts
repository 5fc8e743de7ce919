import { AT_HOUSE } from './process-pieces.ts';
import { ABROAD, AT_TABLE, COMES, PART_OF_DAY, TALKS, TESTS } from './step-words.ts';

/** Somebody is asked to the house: "Pop in any arvo", "Elle les reçoit une heure à l'atelier". */
const INVITED =
  /^(?:so |just |best |easiest |to |i['’]d (?:want|have|get) them |bit of |(?:they|he or she|he|she|people)(?:['’]d| can| could|['’]ll)? )*(?:come|pop|drop|swing|stop|call)s?(?: (?:in|by|over|down|up|out|round|along|and|to|for|see|meet|any))+(?!\p{L})|^(?:just )?(?:meet|see) (?:me|us)(?!\p{L})|^(?:just )?meet (?:at|in|on|round) (?:the|our|my)(?!\p{L})|^(?:il|elle|ils|elles|on|je|qu[’']il|qu[’']elle) (?:passe\p{L}*|vien\p{L}*|(?:le|la|les|l[’']) ?(?:re[cç]o\p{L}+|v[oe][iy]\p{L}*|rencontre\p{L}*))|^(?:que )?(?:se )?(?:veng\p{L}+|vien\p{L}+|pas\p{L}+) (?:por|a|y|un|una|al)(?!\p{L})|^(?:er|sie|der|die|einfach|kurz|mal|komm\p{L}*)(?: \p{L}+){0,3} (?:vorbei\p{L}*|rum|zu uns|rein)(?!\p{L})|^(?:hij|zij|ze|gewoon|even|kom\p{L}*)(?: \p{L}+){0,3} langs\p{L}*|^(?:viene|passa|veng\p{L}+) (?:da|in|a|qui|un)(?!\p{L})|^(?:ele |ela )?(?:vem|passa|venha) (?:cá|aqui|à|a|na|no|um|uma)(?!\p{L})|^(?:han |hon |hun |bara )?kom(?:mer|ma|me)?(?: \p{L}+){0,2} (?:förbi|innom|forbi|ut|in|hit|på)(?!\p{L})/iu;
const JOINS =
  /(?<!\p{L})(?:join|joins|joining|apply|applying|grow|work for|help us|on board|back to you|rejoin\p{L}*|uns verstärken|team verstärken)(?!\p{L})/iu;

/** Whether a sentence asks people to the house, or says that they are met there, and nothing else. */
export const isInvited = (said: string): boolean =>
  !JOINS.test(said) &&
  said.split(/\s+/u).length < MOST_OF_ONE &&
  ((INVITED.test(said) &&
    (AT_TABLE.test(said) ||
      TALKS.test(said) ||
      TESTS.test(said) ||
      PART_OF_DAY.test(said) ||
      TRIED.test(said))) ||
    (said.split(/\s+/u).length < MOST_OF_NOUNS &&
      (((AT_TABLE.test(said) || COMES.test(said)) &&
        TALKS.test(said) &&
        said.split(/\s+/u).length < MOST_OF_PAIR) ||
        (MEETING_FIRST.test(said) && (AT_HOUSE.test(said) || ABROAD.test(said))) ||
        (PART_OF_DAY.test(said) && TRIAL.test(said)))));
const MOST_OF_ONE = 26;
const MOST_OF_NOUNS = 14;
const MOST_OF_PAIR = 8;
/** "Gespräch bei mir im Büro", "Direct interview with the director at mill". */
const MEETING_FIRST =
  /^\W*(?:(?:we|wij|wir|vi) (?:doen|machen|haben|führen|har|tar) )?(?:(?:just|only|direct|one|an?|quick|short|shop|ein\p{L}*|une?|una?|een|én|ett|et|één|walk-through|site)[ -])*(?:interviews?|chat|yarn|meeting|walk-?through|tour|beer|coffee|cuppa|brew|gespräch|vorstellung|intervju|samtal|entre(?:tien|vue)|entrevista|colloquio|gesprek|kennismaking|samtale)(?!\p{L})/iu;
const TRIAL =
  /(?<!\p{L})(?:essai|trial|probe\p{L}*|prueba|prova|proef\p{L}*|try-?outs?|shadow\p{L}*|prøve\p{L}*|provjobb\p{L}*|hospit\p{L}*|meeloop\p{L}*)(?!\p{L})/iu;
/** Something is done there by hand, or looked at. */
const TRIED =
  /(?<!\p{L})(?:a go|for me|haga|vemos|vediamo|see (?:me|us|how|what)|look (?:round|around|at)|meet|show (?:me|us)|heure|je lui|lui (?:fais|fait|donne)|leur (?:fais|fait|donne)|essa\p{L}+|prueba|prova|probe\p{L}*|mee\p{L}{4,}|prøve\p{L}*|prov\p{L}+)(?!\p{L})/iu;

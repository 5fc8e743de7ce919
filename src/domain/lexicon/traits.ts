/** What a client is like to work for, each from 0 (the second pole) to 100 (the first). */
export const TRAITS = ['pace', 'structure', 'risk_appetite', 'communication', 'talent_bar'] as const;
export type Trait = (typeof TRAITS)[number];

/** What the figure of a trait means, in words. */
export const TRAIT_POLES: Readonly<Record<Trait, { name: string; high: string; low: string }>> = {
  pace: { name: 'pace', high: 'moves fast', low: 'takes its time' },
  structure: { name: 'structure', high: 'works by process', low: 'works informally' },
  risk_appetite: {
    name: 'risk appetite',
    high: 'takes chances on people and ideas',
    low: 'prefers what is proven',
  },
  communication: {
    name: 'communication',
    high: 'is open and quick to answer',
    low: 'is sparing with answers',
  },
  talent_bar: { name: 'talent bar', high: 'asks for the very best', low: 'hires for attitude and trains' },
};

interface Poles {
  high: RegExp;
  low: RegExp;
}

// Stems, so that "decides quickly" and "quick decisions" are found alike. Words between are at most three.
const WORDS: Readonly<Record<Trait, Poles>> = {
  pace: {
    high: /\b(?:fast[- ]?paced|fast[- ]moving|mov(?:e|es|ed|ing) (?:very |really )?(?:fast|quick\w*)|quick(?:ly)? (?:to )?(?:decid\w+|decision\w*|turnaround|feedback|offer\w*)|decid\w+ (?:very |really |quite )?(?:fast|quick\w*|within (?:a |one |two )?(?:day|days|hours|week))|same[- ]day|within (?:24|48) hours|next day|urgent\w*|sprint\w*|tight deadlines?|start[- ]?up|scale[- ]?up|high[- ]growth|hypergrowth|rapid\w*|turned? (?:it )?around (?:fast|quick\w*)|no time to lose)\b/i,
    low: /\b(?:slow(?:ly)?\b(?! cook)|takes? (?:their|its|his|her|a lot of) time|long (?:process|hiring|decision)\w*|drag(?:s|ged)? (?:on|out|their feet)|weeks? (?:to|before|until) (?:decid\w+|answer\w*|hear\w*|come back)|many rounds|(?:five|six|seven|5|6|7) (?:rounds|interviews|stages)|steady pace|patient\w*|deliberat\w+|unhurried)\b/i,
  },
  structure: {
    high: /\b(?:process(?:es)?[- ]driven|by the book|procedur\w+|structured|hierarch\w+|formal(?:ly)?|governance|complian\w+|regulated|polic(?:y|ies)|scorecards?|panel interviews?|sign[- ]?off\w*|documented|standards|iso ?\d{4,5}|clear process|well[- ]organi[sz]ed|corporate)\b/i,
    low: /\b(?:informal\w*|unstructured|chaotic|ad[- ]hoc|flat (?:structure|hierarchy|organi[sz]ation)|no process|loose\w*|hands[- ]off|make it up as|wear(?:s|ing)? many hats|self[- ]starter|ambigu\w+|figure it out|autonom\w+|disorgani[sz]ed)\b/i,
  },
  risk_appetite: {
    high: /\b(?:tak(?:e|es|ing|en) (?:a )?(?:chance|punt|risk|bet)s?|took (?:a )?(?:chance|punt|risk|bet)|open to (?:career changers|unusual|non[- ]traditional|other backgrounds|different backgrounds|potential)|hir(?:e|es|ed|ing) (?:for|on) potential|experiment\w*|bold\w*|entrepreneur\w+|innovat\w+|fail fast|pioneer\w*|first of its kind|greenfield|venture[- ]backed|unconventional)\b/i,
    low: /\b(?:risk[- ]averse|conservative|cautious\w*|safe (?:pair of hands|choice|bet|hire)|play(?:s|ed)? (?:it )?safe|proven (?:track record|experience|in)|like[- ]for[- ]like|must have done (?:it|this|exactly)|same (?:industry|sector) (?:only|experience)|only from (?:the )?(?:same )?(?:industry|sector|competitors?)|established|long[- ]standing|traditional|not (?:willing|prepared) to (?:take|risk)|no risks?|too (?:risky|junior a bet)|no (?:industry|sector) experience)\b/i,
  },
  communication: {
    high: /\b(?:communicat(?:es?|ive|ion) (?:well|openly|clearly|often|is (?:good|great|excellent|open))|open(?:ly)? communicat\w+|good communication|great communicat\w+|transparent\w*|responsive\w*|detailed feedback|clear feedback|honest feedback|always (?:answers?|calls? back|replies|reply)|(?:answers?|replies|calls? back) (?:quickly|promptly|fast|the same day|within)|collaborat\w+|approachable|keeps? us (?:posted|informed)|explain\w* (?:why|clearly|well)|stakeholder (?:management|engagement)|present(?:s|ed|ing) to)\b/i,
    low: /\b(?:hard to reach|goes? (?:quiet|silent|dark)|ghost(?:s|ed|ing)?|never (?:answers?|calls? back|replies|gives? feedback)|no feedback|little feedback|vague (?:feedback|briefs?)|(?:slow|late) to (?:answer|reply|respond)|unrespons\w+|secretive|chas(?:e|ed|ing) (?:them|him|her) (?:for)?|one[- ]line (?:answers?|feedback|e-?mails?)|closed culture|need[- ]to[- ]know)\b/i,
  },
  talent_bar: {
    high: /\b(?:high (?:talent )?bar|raise(?:s|d)? the bar|top (?:talent|tier|performers?|people|\d+ ?(?:%|per ?cent))|best in (?:class|the market)|only (?:the )?(?:best|strongest|top)|very (?:selective|picky|demanding)|(?:extremely|highly) (?:selective|demanding)|demanding|exacting|world[- ]class|award[- ]winning|elite|rigorous|not (?:strong|senior|technical|good) enough|lack(?:s|ed)? (?:depth|seniority)|too junior|under[- ]?qualified|first[- ]class|red brick|ivy league)\b/i,
    low: /\b(?:train(?:s|ed)? (?:people|them|new|up|on the job)|will train|training (?:is )?(?:given|provided)|entry[- ]level|attitude over|attitude (?:matters|counts|first)|hir(?:e|es|ed|ing) for attitude|no experience (?:needed|necessary|required)|easy[- ]going about|not (?:picky|fussy)|anyone (?:who|with)|good enough|over[- ]?qualified|too senior|apprentice\w*|grow (?:our|their) own)\b/i,
  },
};

/** A sentence that speaks of a trait, and to which pole. */
export interface TraitMention {
  trait: Trait;
  pole: 'high' | 'low';
  quote: string;
}

const NEGATED =
  /\b(?:not|never|no longer|isn'?t|aren'?t|wasn'?t|don'?t|doesn'?t|didn'?t|hardly|rarely|less)\s+(?:\w+\s+){0,2}$/i;
const LONGEST_QUOTE = 240;

/** What the sentences of a text say of each trait; a sentence with "not" before the words speaks for the other pole. */
export function traitsIn(text: string): TraitMention[] {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/).map((sentence) => sentence.trim());
  return sentences.flatMap((sentence) =>
    sentence === ''
      ? []
      : TRAITS.flatMap((trait): TraitMention[] => {
          const pole = poleOf(trait, sentence);
          return pole === null ? [] : [{ trait, pole, quote: quoted(sentence) }];
        }),
  );
}

function poleOf(trait: Trait, sentence: string): 'high' | 'low' | null {
  const { high, low } = WORDS[trait];
  const [up, down] = [high.exec(sentence), low.exec(sentence)];
  // A sentence that speaks for both says nothing sure.
  if ((up === null) === (down === null)) return null;
  const found = up ?? down;
  const negated = found !== null && NEGATED.test(sentence.slice(0, found.index));
  return (up !== null) !== negated ? 'high' : 'low';
}

const quoted = (sentence: string): string =>
  sentence.length <= LONGEST_QUOTE ? sentence : `${sentence.slice(0, LONGEST_QUOTE - 1)}…`;

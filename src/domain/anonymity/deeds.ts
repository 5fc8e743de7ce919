/** What somebody is found by though no honour, title or office is named: deeds that few have done, and what befell them. */

import { ONLY_ONE } from './why-identifying.ts';

const FEW = 'a deed that few people have done, by which somebody is found';
const BEFELL = 'what befell few people, and the press told of';
const SHOWN = 'what many people saw or heard, by which somebody is found';
const SAID = 'what was said in public, and is published with the name';
const MADE = 'what somebody made or found, by which they are found';
const KIN = 'what is known of a relative, by which somebody is found';

const REST = '[^.;\\n]{0,60}';
const ALL_OVER =
  '(?:the (?:\\p{Ll}+ )?(?:industry|trade|country|county|state|world|continent|region|profession|sport|nation|city|town|island|coast|valley|sector)|\\p{Lu}\\p{L}{3,})';
const GREAT =
  '(?:(?:the|an?|two|three|four|several) )?(?:current |former |late |reigning )?(?:prime ministers?|presidents? of (?:the )?\\p{Lu}\\p{L}+|heads? of state|(?:king|queen|pope|prince|princess|emperor|sultan|premier|chancellor|royal family|first lady)(?! (?:street|hotel|hospital|hall|of (?:the )?\\p{Ll}))|royal (?:wedding|household|train|yacht|visit|tour|box|family)|world (?:number|no\\.?) (?:one|two|\\d)|(?:world|Olympic|European|national) (?:champions?|medallists?)|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)* winners?)';

const DEEDS: readonly (readonly [string, string])[] = [
  // "was the first to fit panels on a lighthouse"
  [
    `(?<!\\p{L})(?:[Ww]as|were|is|are|[Bb]ecame|being|[Aa]mong|[Aa]s) (?:the )?(?:very )?(?:first|only) (?:(?:person|one|people|woman|man|women|men) )?(?:in \\p{L}+(?: \\p{L}+)? )?to (?!(?:arrive|leave|help|offer|volunteer|ask|answer|start|finish|put|admit|say|speak|raise|reply|respond|pick|come|go|get|be|do|have|take|know|see|hear|step|jump|lend|own|join|notice|sign|apply|call|apologise|apologize)(?!\\p{L}))\\p{Ll}{3,}${REST}`,
    ONLY_ONE,
  ],
  [
    `(?<!\\p{L})(?:[Tt]he )?(?:youngest|oldest|first|only|fastest|longest[- ]serving|most senior|biggest|largest) [^.;,\\n]{3,60}? (?:ever had|has ever had|have ever had|had ever had|ever (?:held|seen|appointed|employed|licensed|certified|promoted))(?!\\p{L})`,
    ONLY_ONE,
  ],
  [
    `(?<!\\p{L})(?:[Nn]obody|[Nn]o[- ]one|[Nn]o other \\p{Ll}+) (?:else )?(?:in|at|on|across|from|outside|anywhere in) ${ALL_OVER} (?:has|have|had|can|could|does|did|holds?|makes?|knows?)(?!\\p{L})${REST}`,
    ONLY_ONE,
  ],
  [
    `(?<!\\p{L})(?:[Kk]nown|[Ff]amous|[Ff]amed|[Cc]elebrated|[Nn]otorious|[Rr]enowned|[Aa] legend|[Aa] household name) (?:across|throughout|all over|up and down|around|in the press|nationally|internationally|worldwide)(?! (?:the (?:team|office|desk|floor|building|company|business|department|firm|site|ward|depot|kitchen|school))(?!\\p{L}))${REST}|(?<!\\p{L})(?:an?|the|that|one of the) (?:famous|infamous|notorious|celebrated|well-known) (?:\\p{L}+ ){0,3}(?:advert|ad|commercial|film|song|photograph|photo|picture|case|trial|strike|rescue|walkout|scandal|video|series|speech|campaign|painting|recipe)(?!\\p{L})${REST}`,
    SHOWN,
  ],
  [
    `(?<!\\p{L})(?:[Aa]ppeared|[Ss]tarred|[Ff]eatured|[Aa]cted|[Pp]layed|[Ss]een|[Aa]n extra|[Cc]ast) (?:\\p{Ll}+ ){0,5}?in (?:an?|the|that|several|two|three) (?:[\\p{L}-]+ ){0,4}?(?:advert|ad|commercial|film|movie|documentary|series|sitcom|soap|music video|musical)(?!\\p{L})|(?<!\\p{L})(?:[Ww]as|[Ii]s|[Bb]een|[Aa]s) (?:once )?(?:the (?:voice|face|hand|hands|model) (?:of|in|for|on) (?:the|an?|that)|an? child (?:actor|star|actress))(?!\\p{L})(?! (?:company|firm|business|team|department|brand to|client)(?!\\p{L}))${REST}`,
    SHOWN,
  ],
  [
    `(?<!\\p{L})(?:named|called) (?:after|for|in hono(?:u)?r of) (?:him|her|them)(?!\\p{L})|(?<!\\p{L})(?:bears?|carr(?:y|ies)) (?:his|her|their) name(?!\\p{L})(?! (?:badge|plate|tag))`,
    FEW,
  ],
  [
    `(?<!\\p{L})(?:[Ww]as|were|been|being|[Gg]ot) (?:once |also |\\p{Ll}+ly )?(?:kidnapped|abducted|taken hostage|held hostage|hijacked|shipwrecked|struck by lightning|shot (?:at|in|by|down)|torpedoed|buried (?:alive|by an avalanche)|pulled from (?:the )?(?:rubble|wreck|sea|river)|airlifted from|imprisoned|deported|acquitted|pardoned)(?!\\p{L})${REST}|(?<!\\p{L})[Ss]urvive(?:d|s|r of) (?:the|an?|two|three) (?:(?:19|20)\\d\\d )?(?:[\\p{L}-]+ ){0,3}?(?:bushfire|fire|blaze|crash|avalanche|tsunami|earthquake|flood|attack|bombing|shipwreck|sinking|explosion|shooting|siege|genocide|massacre|hijacking|ditching)(?!\\p{L})${REST}`,
    BEFELL,
  ],
  [
    `(?<!\\p{L})(?:gave (?:evidence|testimony)|[Gg]ave (?:evidence|testimony)|[Tt]estif(?:ied|ies)|[Ss]poke|[Aa]ppeared|[Aa]ddressed|[Ww]itness|[Ee]xpert) (?:(?:to|before|at|in|for) )?(?:the|an?) (?:[\\p{L}-]+ ){0,3}?(?:[Rr]oyal [Cc]ommission|[Pp]ublic [Ii]nquiry|[Ss]elect [Cc]ommittee|[Pp]arliament|[Ss]enate|[Cc]ongress|[Ii]nquest|UN|United Nations|House of (?:Lords|Commons|Representatives)|Supreme Court|High Court|war crimes \\p{L}+)(?!\\p{L})${REST}|(?<!\\p{L})[Bb]l(?:ew|ows) the whistle(?!\\p{L})${REST}|(?<!\\p{L})(?:[Ss]peaks|[Ss]poke|[Kk]eynote|[Ss]peaker|[Pp]resent(?:s|ed)|[Ll]ectures|[Ll]ectured) (?:\\p{Ll}+ ){0,3}?(?:at|to) the (?:[\\p{L}-]+ ){0,2}?(?:[Ww]orld|[Ii]nternational|European|national|global) (?:[\\p{L}-]+ ){0,3}?(?:[Cc]ongress|[Cc]onference|[Ss]ummit|[Ff]orum|[Cc]onvention|[Aa]ssembly)(?!\\p{L})|(?<!\\p{L})(?:[Ss]its|[Ss]at|[Ss]erves|[Ss]erved|a seat|[Mm]ember) (?:on|of) the (?:national|state|federal|international|European|world|government[’']s|minister[’']s) (?:[\\p{L}-]+ ){0,3}?(?:committee|panel|council|commission|task ?force|working (?:group|party)|tribunal|jury)(?!\\p{L})`,
    SAID,
  ],
  [
    `(?<!\\p{L})(?:[Hh]old(?:er|s|ing)?|[Hh]eld|[Hh]as|[Oo]wns?|[Nn]amed on|[Ii]nventor (?:on|of)|[Ff]iled|[Gg]ranted|[Rr]egistered) (?:of )?(?:an? |the |two |three |four |five |six |several |\\d+ |joint |co-)?(?:European |US |UK |granted |joint )?patents?(?! (?:law|office|attorney|agent|work|knowledge|experience|searches|portfolio|filing|applications? for clients))(?!\\p{L})${REST}|(?<!\\p{L})[Ii]nvented (?:the|an?|that|its) (?!new way|role|term for)\\p{L}+${REST}|(?<!\\p{L})[Ww]rote (?:the|an?) (?:\\p{Ll}+[ -]){0,2}?(?:textbook|bestseller|best-seller|anthem|theme tune|novel|memoir|cookbook|hit (?:song|single))(?!\\p{L})${REST}|(?<!\\p{L})(?:author of|wrote|published|co-wrote) (?:the|an?) (?:standard|definitive|best-?selling|award-winning|seminal) ${REST}|(?<!\\p{L})(?:[Dd]esigned|[Dd]rew|[Pp]ainted|[Ii]llustrated|[Cc]omposed|[Ss]culpted|[Cc]arved|[Ee]ngraved) (?:the|that) [^.;\\n]{3,40}? (?:on|in|at|for|over|outside|along|above) (?:every|all|half|most of) ${REST}|(?<!\\p{L})[Dd]iscovered (?:the|an?) (?:\\p{Ll}+ ){0,2}?(?:species|comet|planet|star|shipwreck|wreck|fossil|dinosaur|gene|virus|oil ?field|gold (?:deposit|seam)|lode|hoard|manuscript|tomb|cave)(?!\\p{L})${REST}`,
    MADE,
  ],
  [
    `(?<!\\p{L})(?:[Tt]rained|[Cc]oached|[Tt]aught|[Ss]hod|[Bb]red|[Rr]ode|[Tt]uned|[Dd]ressed|[Cc]ooked for|[Cc]atered (?:for|at)|[Dd]rove|[Ff]lew|[Gg]uarded|[Tt]reated|[Pp]ainted|[Pp]hotographed|[Tt]ailored for|[Gg]roomed|[Ss]addled|[Oo]perated on|[Mm]ade (?:\\p{L}+ ){1,4}for) ${GREAT}(?!\\p{L})${REST}`,
    FEW,
  ],
  [
    `(?<!\\p{L})(?:[Rr]an|[Cc]ycled|[Ww]alked|[Rr]owed|[Pp]addled|[Rr]ode|[Ss]wam|[Ss]ailed|[Ss]kied|[Hh]itch-?hiked|[Kk]ayaked|[Hh]iked|[Uu]nicycled) (?:(?:solo|alone|unaided|barefoot|on crutches|backwards) )?(?:from (?!(?:Q\\d|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday)(?!\\p{L}))\\p{Lu}[\\p{L}’' -]+? to (?:the )?\\p{Lu}\\p{L}+|the length of \\p{Lu}\\p{L}+|(?:across|around) (?!the (?:office|site|floor|team))(?:the )?\\p{Lu}\\p{L}{3,})${REST}`,
    FEW,
  ],
  [
    `(?<!\\p{L})(?:[Ll]ed|[Hh]eaded|[Ww]as (?:in|on|part of)|[Pp]art of|[Oo]n|[Rr]an) the (?:team|crew|group|party|unit|expedition) (?:that|which|who) (?:raised the (?:\\p{Ll}+ )?(?:wreck|ferry|ship|submarine|sunken)|rescued|discovered|unearthed|sequenced|cracked|exposed|salvaged|freed|climbed|crossed|recovered the (?:black box|bodies|wreck)|defused|raised the sunken)(?!\\p{L})${REST}|(?<!\\p{L})[Bb]roke the (?:\\p{Ll}+ )?(?:strike|story|scandal|code)(?!\\p{L})${REST}`,
    FEW,
  ],
  [
    `(?<!\\p{L})(?:[Ff]ather|[Mm]other|[Bb]rother|[Ss]ister|[Tt]win|[Gg]randfather|[Gg]randmother|[Uu]ncle|[Aa]unt|[Cc]ousin|[Hh]usband|[Ww]ife|[Ss]on|[Dd]aughter|[Pp]artner) (?:\\p{Ll}+ ){0,2}?(?:founded|invented|plays for|played for|captains|captained|governed|(?:is|was) (?:the |an? )?(?:former )?(?:mayor|minister|president|premier|ambassador|governor|bishop|senator|singer|actor|actress|footballer|cricketer|MP|world|Olympic|national))(?!\\p{L})${REST}`,
    KIN,
  ],
];

/** Each with why it tells who is meant. */
export const DEED_PATTERNS: readonly { pattern: RegExp; why: string }[] = DEEDS.map(([pattern, why]) => ({
  pattern: new RegExp(pattern, 'gu'),
  why,
}));

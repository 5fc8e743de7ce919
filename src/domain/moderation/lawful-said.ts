const NO_TURN =
  '(?![^.;]*\\b(?:but|unless|except|as long as|provided|still|helps?|bonus|ideally|prefer\\w*)\\b)';

/** What nobody has to be, what a brand sounds like, and things that belong to people who are named by what they are. */
export const LAWFUL_SAID: readonly RegExp[] = [
  new RegExp(
    `\\b(?:there(?:'s| is) )?no need (?:for you )?to (?:be|have|belong to|share|attend|follow|come from|speak|practi[sc]e)\\b${NO_TURN}[^.;,]*`,
    'giu',
  ),
  new RegExp(
    `\\b(?:need not|needn't|does not have to|doesn't have to|do not have to|don't have to) (?:themselves |yourself )?be (?:an? )?[\\p{L}-]+(?: or [\\p{L}-]+)?(?: (?:yourself|themselves))${NO_TURN}`,
    'giu',
  ),
  /\b(?:no|without (?:any|an)) (?:upper |lower )?(?:age )?limits? (?:on|of|as to|by|for) age\b|\b(?:no|without an?) upper (?:limit|age)\b(?: on age)?/giu,
  /\b(?:tenor|tone|voice|feel|mood|style|spirit|language|look|image|personality) of (?:the|our|this|their) (?:brand|label|range|paper|magazine|show|channel|campaign|station|site|copy|series|shop|product)s?\b[^.;]*/giu,
  /\b(?:brand|label|campaign|magazine|channel|copy|product|range|packaging|menu|fit-out|d[ée]cor)(?:'s (?:tone|voice|feel|look|style))? (?:is|feels|sounds|looks|reads) (?:\p{L}+ )?(?:young|youthful|old|mature|feminine|masculine|girly|bold|blokey)\b(?![^.;]*\b(?:so (?:you|we|they|whoever)|and so (?:are|should|must))\b)/giu,
  // "An elderly auntie's cats": the work is for the cats.
  /\b(?:for|of|walk\w*|feed\w*|mind\w*|look\w* after) an? (?:elderly|old|older|young|retired|disabled|blind|widowed)? ?(?:\p{L}+ )?\p{L}+['’]s (?:\p{L}+ )?(?:cats?|dogs?|pets?|pony|horses?|gardens?|house|home|books?|accounts?|estate|car|shop|farm|collection|letters|papers)\b(?:(?!\b(?:only|must|prefer\w*|female|male|woman|man|lady)\b)[^.;])*/giu,
  /\b(?:up|on|down|off|between|from|onto|climb\w*|set\w*|erect\w*|install\w*|replac\w*|inspect\w*|carr\w+) (?:the |our |a few |\d+ )?(?:\p{L}+ )?poles\b|\b(?:power|utility|telegraph|light|ski|tent|fishing|wooden|timber|steel|concrete|curtain|trekking|stobie) poles\b|\bpoles (?:and|or) (?:wires?|pits|ducts|lines|cables|towers|crossarms)\b/giu,
  /\brace (?:engineers?|cars?|days?|courses?|teams?|tracks?|meetings?|weekends?|horses?|conditions?|director|control|mechanics?|marshals?|officials?|programmes?)\b/giu,
];

import anyAscii from 'any-ascii';

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a text has letters of a script that is not Latin. */
export const isOtherScript = (text: string): boolean => OTHER_SCRIPT.test(text);

/** A text in Latin letters, syllable by syllable as its script has them: `王小明` is `wang xiao ming`, `김민수` `gim min su`. */
export function romanised(text: string): string {
  return anyAscii(text)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
    .trim();
}

/** A key that the spellings of one name in Latin letters share: `Serhii`, `Sergey` and `Сергій`. */
export function soundKey(latin: string): string {
  return latin
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?<=[eo])ff$/, 'v')
    .replace(/shch|sch|sh/g, 's')
    .replace(/zh/g, 'z')
    .replace(/tch|ch|ts|tz/g, 'c')
    .replace(/kh|gh|g/g, 'h')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/x/g, 'ks')
    .replace(/ck|q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/[yj]/g, 'i')
    .replace(/i(?=[aeou])/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** The consonants of a word, by which a script that writes no vowels is compared: `Mohammed` and `محمد` are `mhmd`. */
export function consonants(latin: string): string {
  return latin
    .toLowerCase()
    .replace(/kh/g, 'k')
    .replace(/sh|th/g, (two) => (two === 'sh' ? 'S' : 't'))
    .replace(/[^a-zS]|[aeiouywv]/g, '')
    .replace(/(.)\1+/g, '$1');
}

const KOREAN: Record<string, string[]> = {
  gim: ['kim'],
  i: ['lee', 'yi', 'rhee'],
  bag: ['park', 'pak'],
  choe: ['choi'],
  jeong: ['jung', 'chung', 'jeong'],
  gang: ['kang'],
  jo: ['cho'],
  yun: ['yoon'],
  im: ['lim', 'im'],
  o: ['oh'],
  seo: ['suh', 'seo'],
  sin: ['shin'],
  gwon: ['kwon'],
  an: ['ahn'],
  baeg: ['baek', 'paik'],
  yu: ['yoo', 'ryu'],
  no: ['noh', 'roh'],
  u: ['woo'],
  gu: ['koo'],
};
const CHINESE: Record<string, string[]> = {
  ceng: ['zeng', 'tsang'],
  dan: ['shan'],
  zha: ['zha'],
  chou: ['qiu'],
  wang: ['wong'],
  chen: ['chan', 'tan'],
  liu: ['lau'],
  huang: ['wong'],
  lin: ['lam', 'lim'],
  wu: ['ng'],
  li: ['lee'],
  zhang: ['cheung', 'chang'],
  zheng: ['cheng'],
  xu: ['hsu', 'tsui'],
  zhou: ['chow', 'chou'],
  liang: ['leung'],
  cai: ['tsai', 'choi'],
  guo: ['kwok'],
  xie: ['tse'],
  ye: ['yip'],
  he: ['ho'],
  yang: ['yeung'],
};

/** How a surname in Latin letters is spelt, beside the way its script is read out. */
export function surnameSpellings(latin: string): string[] {
  return [latin, ...(KOREAN[latin] ?? []), ...(CHINESE[latin] ?? [])];
}

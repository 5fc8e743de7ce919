import anyAscii from 'any-ascii';

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a text contains letters of a non-Latin script. */
export const isOtherScript = (text: string): boolean => OTHER_SCRIPT.test(text);

/** Romanises a text syllable by syllable: `王小明` is `wang xiao ming`, `김민수` `gim min su`. */
export function romanised(text: string): string {
  return anyAscii(text)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .toLowerCase()
    .trim();
}

/** A key shared by the Latin spellings of one name: `Serhii`, `Sergey` and `Сергій`. */
export function soundKey(latin: string): string {
  return latin
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?<=[eo])ff$/, 'v')
    .replace(/ck|c(?![heiyzk])/g, 'k')
    .replace(/shch|sch|sh/g, 's')
    .replace(/zh/g, 'z')
    .replace(/tch|ch|ts|tz/g, 'c')
    .replace(/kh|gh|g/g, 'h')
    .replace(/ph/g, 'f')
    .replace(/th/g, 't')
    .replace(/x/g, 'ks')
    .replace(/q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/[yj]/g, 'i')
    .replace(/i(?=[aeou])/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** A key that the spellings of one Korean name in Latin letters share: `gimminjun` and `kimminjun`, `hyeon` and `hyun`. */
export function hangulKey(latin: string): string {
  return latin
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/^(?:i|lee|yi|rhee)(?=[bcdfghjkmnpst])/, 'ri')
    .replace(/^(?:bag|park|pak)/, 'pak')
    .replace(/sh/g, 's')
    .replace(/ch|j/g, 'c')
    .replace(/ya?eo|you|yeo/g, 'yu')
    .replace(/eo|oo|woo|eu/g, 'u')
    .replace(/ee|ui|ie/g, 'i')
    .replace(/ae/g, 'e')
    .replace(/w/g, '')
    .replace(/g/g, 'k')
    .replace(/d/g, 't')
    .replace(/b/g, 'p')
    .replace(/l/g, 'r')
    .replace(/(?<=[aeiou])h(?![aeiou])/g, '')
    .replace(/(.)\1+/g, '$1');
}

/** The consonants of a word, for comparison with scripts that write no vowels: `Mohammed` and `محمد` are `mhmd`. */
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

/** Common Latin spellings of a romanised surname. */
export function surnameSpellings(latin: string): string[] {
  return [latin, ...(KOREAN[latin] ?? []), ...(CHINESE[latin] ?? [])];
}

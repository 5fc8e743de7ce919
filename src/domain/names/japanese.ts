// The commonest surnames and given names of Japan with how they are read: no table of single characters tells it.
const SURNAMES = `
佐藤 sato satou|鈴木 suzuki|高橋 takahashi|田中 tanaka|伊藤 ito itou itoh|渡辺 渡邊 渡邉 watanabe|山本 yamamoto|中村 nakamura
小林 kobayashi|加藤 kato katou katoh|吉田 yoshida|山田 yamada|佐々木 sasaki|山口 yamaguchi|松本 matsumoto|井上 inoue
木村 kimura|林 hayashi|斎藤 齋藤 斉藤 saito saitou saitoh|清水 shimizu|山崎 yamazaki yamasaki|森 mori|池田 ikeda|橋本 hashimoto
阿部 安部 abe|石川 ishikawa|山下 yamashita|中島 nakajima nakashima|石井 ishii|小川 ogawa|前田 maeda|岡田 okada
長谷川 hasegawa|藤田 fujita|後藤 goto gotou gotoh|近藤 kondo kondou|村上 murakami|遠藤 endo endou|青木 aoki|坂本 sakamoto
福田 fukuda|太田 ota oota ohta|西村 nishimura|藤井 fujii|金子 kaneko|岡本 okamoto|藤原 fujiwara|中野 nakano
三浦 miura|原田 harada|中川 nakagawa|松田 matsuda|竹内 takeuchi|小野 ono|田村 tamura|中山 nakayama
和田 wada|石田 ishida|森田 morita|上田 ueda|原 hara|内田 uchida|柴田 shibata|酒井 sakai
宮崎 miyazaki|横山 yokoyama|高木 takagi|安藤 ando andou|宮本 miyamoto|大野 ono oono ohno|小島 kojima|谷口 taniguchi
工藤 kudo kudou|高田 takada|増田 masuda|丸山 maruyama|今井 imai|河野 kono kouno kawano|藤本 fujimoto|村田 murata
武田 takeda|上野 ueno|杉山 sugiyama|千葉 chiba|平野 hirano|大塚 otsuka ootsuka ohtsuka|野口 noguchi|松尾 matsuo
菅原 sugawara|木下 kinoshita|久保 kubo|野村 nomura|菊地 菊池 kikuchi|佐野 sano|新井 arai|小山 koyama
岩崎 iwasaki|桜井 櫻井 sakurai|高野 takano|浜田 濱田 hamada|大西 onishi oonishi ohnishi|本田 本多 honda|水野 mizuno|川口 kawaguchi
中田 nakata nakada|古川 furukawa|秋山 akiyama|永井 nagai|大島 oshima ohshima|小松 komatsu|島田 嶋田 shimada|松井 matsui|西田 nishida|片山 katayama
小西 konishi|東 higashi azuma|北村 kitamura|五十嵐 igarashi|安田 yasuda|福島 fukushima|吉川 yoshikawa kikkawa|中西 nakanishi|川崎 kawasaki|内藤 naito naitou
関 seki|西川 nishikawa|久保田 kubota|市川 ichikawa|永田 nagata|辻 tsuji|服部 hattori|川村 河村 kawamura|石原 ishihara|大久保 okubo ohkubo
松岡 matsuoka|星野 hoshino|黒田 kuroda|吉村 yoshimura|土屋 tsuchiya|堀 hori|尾崎 ozaki|樋口 higuchi|広瀬 廣瀬 hirose|大橋 ohashi oohashi
望月 mochizuki|平田 hirata|宮田 miyata|松村 matsumura|小池 koike|松下 matsushita|早川 hayakawa|熊谷 kumagai|荒木 araki|矢野 yano
菊田 kikuta|大谷 otani ohtani|川上 kawakami|須藤 sudo sudou|山内 yamauchi|鎌田 kamata|小田 oda|成田 narita|三宅 miyake|今村 imamura
福井 fukui|岩田 iwata|栗原 kurihara|神田 kanda|飯田 iida|浅野 asano|関口 sekiguchi|荒井 arai|田口 taguchi|栗田 kurita
土井 doi|大石 oishi ohishi|奥村 okumura|村井 murai|白石 shiraishi|八木 yagi|篠原 shinohara|平井 hirai|宮川 miyagawa|滝沢 takizawa
富田 tomita|馬場 baba|川島 kawashima|飯塚 iizuka|藤川 fujikawa|桑原 kuwabara|西山 nishiyama|片岡 kataoka|水谷 mizutani|北川 kitagawa
坂口 sakaguchi|岡崎 okazaki|古賀 koga|比嘉 higa|金城 kinjo kinjou|宮城 miyagi|大城 oshiro ohshiro|新垣 arakaki|島袋 shimabukuro|玉城 tamaki
`;
const GIVEN = `
太郎 taro tarou|一郎 ichiro ichirou|次郎 二郎 jiro jirou|健 ken takeshi|健太 kenta|健一 kenichi|健二 健司 kenji|翔太 shota shouta
大輔 daisuke|大樹 daiki|拓也 takuya|直樹 naoki|和也 kazuya|達也 tatsuya|哲也 tetsuya|誠 makoto
剛 tsuyoshi go|浩 hiroshi|博 hiroshi|隆 takashi|孝 takashi|明 akira|彰 akira|聡 satoshi
智 satoshi tomo|学 manabu|豊 yutaka|実 minoru|進 susumu|茂 shigeru|勇 isamu|洋平 yohei youhei
悠斗 yuto yuuto|陽翔 haruto|蓮 ren|翔 sho shou kakeru|大翔 hiroto|颯太 sota souta|優 yu yuu|亮 ryo ryou
涼 ryo ryou|涼太 ryota ryouta|裕太 yuta yuuta|雄太 yuta yuuta|裕子 yuko yuuko|優子 yuko yuuko|花子 hanako|洋子 yoko youko
陽子 yoko youko|恵子 keiko|圭子 keiko|和子 kazuko|幸子 sachiko yukiko|美香 mika|美咲 misaki|由美 yumi
真由美 mayumi|明美 akemi|直美 naomi|久美子 kumiko|智子 tomoko|典子 noriko|京子 kyoko kyouko|恭子 kyoko kyouko
愛 ai|葵 aoi|結衣 yui|陽菜 hina haruna|さくら sakura|桜 sakura|彩 aya|綾 aya
香織 kaori|麻衣 mai|舞 mai|千尋 chihiro|千春 chiharu|絵里 eri|恵美 emi megumi|恵 megumi
彩香 綾香 彩花 ayaka|亜美 ami|里奈 莉奈 理奈 rina|美穂 miho|奈々 nana|直子 尚子 naoko|智美 友美 tomomi|裕美 弘美 浩美 hiromi|千恵 chie|理恵 rie
沙織 saori|由香 由佳 優香 yuka|里美 聡美 satomi|真理 真里 麻里 mari|真理子 mariko|美紀 美樹 miki|早紀 咲 saki|遥 haruka|美優 miyu|莉子 riko
七海 nanami|結菜 結奈 yuina yuna|杏 an|凛 rin|楓 kaede|桃子 momoko|詩織 shiori|梨花 rika|瞳 hitomi|泉 izumi
健太郎 kentaro kentarou|慎太郎 shintaro shintarou|翔平 shohei shouhei|大介 daisuke|祐介 裕介 雄介 yusuke yuusuke|圭介 啓介 keisuke|康平 耕平 kohei kouhei|純 jun|潤 jun|淳 jun atsushi
篤 atsushi|徹 toru tooru tohru|修 osamu|清 kiyoshi|武 takeshi|猛 takeshi|正 tadashi|弘 hiroshi|宏 hiroshi|稔 minoru
和夫 一夫 kazuo|幸男 幸雄 yukio|秀樹 hideki|英樹 hideki|正樹 masaki|雅樹 masaki|裕樹 佑樹 yuki yuuki|祐樹 yuki yuuki|智也 tomoya|拓海 takumi
匠 takumi|海斗 kaito|陸 riku|樹 itsuki|陽斗 haruto|湊 minato|悠真 yuma yuuma|健吾 kengo|信也 shinya|真也 shinya
伸一 shinichi|真一 shinichi|浩一 koichi kouichi|光一 koichi kouichi|隆一 ryuichi|雄一 yuichi yuuichi|裕一 yuichi|康弘 yasuhiro|泰弘 yasuhiro|義明 yoshiaki
`;

const table = (lines: string): Map<string, string[]> => {
  const read = new Map<string, string[]>();
  for (const entry of lines.trim().split(/[|\n]/)) {
    const words = entry.split(' ');
    const latin = words.filter((word) => /^[a-z]/.test(word));
    for (const word of words) if (!/^[a-z]/.test(word)) read.set(word, [...(read.get(word) ?? []), ...latin]);
  }
  return read;
};
const surnames = table(SURNAMES);
const given = table(GIVEN);

const readIn = (of: ReadonlyMap<string, string[]>): ReadonlySet<string> => new Set([...of.values()].flat());
const surnamesRead = readIn(surnames);
const givenRead = readIn(given);

/** Whether two words in small Latin letters are a Japanese surname and a given name behind it: `tanaka hiroshi`. */
export const isJapaneseOrder = (first: string, second: string): boolean =>
  surnamesRead.has(first) && !givenRead.has(first) && givenRead.has(second) && !surnamesRead.has(second);

/** How a Japanese name is read in Latin letters, run together; in both orders where it has a surname and a given name. */
export function japaneseReadings(name: string): string[] {
  const readings = [...(surnames.get(name) ?? []), ...(given.get(name) ?? [])];
  const letters = [...name];
  for (let at = 1; at < letters.length; at += 1) {
    const last = surnames.get(letters.slice(0, at).join('')) ?? [];
    const first = given.get(letters.slice(at).join('')) ?? [];
    readings.push(...last.flatMap((one) => first.flatMap((other) => [one + other, other + one])));
  }
  return readings;
}

/** How a surname in Japanese characters is read in Latin letters, as far as it is a common one. */
export const japaneseSurname = (written: string): readonly string[] => surnames.get(written) ?? [];

/** How a given name in them is read. */
export const japaneseGiven = (written: string): readonly string[] => given.get(written) ?? [];

/** The ways in which a given name in Latin letters is written in Japanese characters. */
export const japaneseGivenWritten = (read: string): string[] =>
  [...given].flatMap(([written, readings]) => (readings.includes(read) ? [written] : []));

/** A Japanese name taken apart: each part as it is written, and as it is read. Null where the table does not hold both. */
export function japaneseParts(name: string): { surname: string[]; given: string[] } | null {
  const letters = [...name];
  for (let at = letters.length - 1; at > 0; at -= 1) {
    const last = surnames.get(letters.slice(0, at).join(''));
    const first = given.get(letters.slice(at).join(''));
    if (last !== undefined && first !== undefined) {
      return {
        surname: [letters.slice(0, at).join(''), ...last],
        given: [letters.slice(at).join(''), ...first],
      };
    }
  }
  return null;
}

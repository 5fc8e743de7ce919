import { expect, it } from 'vitest';
import { identityOf, uncertainIn } from '#src/domain/anonymity/index.ts';

const identity = identityOf({ candidate: { name: 'Xanthe Marlowe' } });
const marks = (text: string): string[] => uncertainIn(text, identity, 'anonymous').map((one) => one.text);

it.each([
  ['五年运营经验，之前在字节待了三年。', '字节'],
  ['熟悉数据分析，复旦本科，期望年薪四十万。', '复旦'],
  ['带二十人团队，主管是林国栋，可以联系。', '林国栋'],
  ['六西格玛黑带。张总推荐。', '张'],
  ['客室乗務員、前職はスターフライヤーで地上勤務。', 'スターフライヤー'],
  ['地上勤務、中村部長の推薦あり。', '中村'],
  ['백엔드 개발 6년, 이전에는 우아한형제들에서 근무했습니다.', '우아한형제들'],
  ['영어 가능, 한양대 졸업.', '한양대'],
  ['مهندس خبرة ست سنوات، خريج جامعة الملك فهد.', 'الملك فهد'],
  ['مدیر محصول با پنج سال سابقه، پیش از آن در اسنپ کار می‌کرد.', 'اسنپ'],
])('a name is shown where the words around it tell it: %s', (text, name) => {
  expect(marks(text).join(' | ')).toContain(name);
});

it.each([
  ['王芳有五年经验，期望年薪四十万，可接受外派欧洲。', ['期望年薪四十万', '可接受外派欧洲']],
  ['客室乗務員として八年、韓国語も話せます、在宅勤務を希望。', ['韓国語', '在宅勤務']],
  ['백엔드 개발 6년, 연봉 협의 가능, 재택 주 2일.', ['연봉', '재택']],
  ['مهندس خبرة ست سنوات، يجيد الإنجليزية، الراتب ثمانية آلاف.', ['الإنجليزية', 'الراتب']],
])('plain words of such a text are not, and the text waits all the same: %s', (text, plain) => {
  for (const word of plain) expect(marks(text).join(' | ')).not.toContain(word);
  expect(marks(text)).not.toEqual([]);
});

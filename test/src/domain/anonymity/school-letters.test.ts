import { expect, it } from 'vitest';
import { identityOf, scrub } from '#src/domain/anonymity/index.ts';

const shown = (text: string, employer: string, school: string, name = 'Ann Day'): string =>
  scrub(
    text,
    identityOf({
      candidate: {
        name,
        experience: employer === '' ? [] : [{ employer }],
        education: school === '' ? [] : [{ school }],
      },
    }),
  ).text;

it.each([
  ['Universidad Nacional de Cuyo', 'Ingeniero por la UNCuyo.', 'UNCuyo'],
  ['Universidad Pública de Navarra', 'Ingeniería Industrial, UPNA', 'UPNA'],
  ['Université catholique de Louvain', 'Diplômé de l’UCLouvain.', 'UCLouvain'],
  ['电子科技大学', '成电硕士毕业，做射频。', '成电'],
  ['哈尔滨工业大学', '哈工大毕业。', '哈工大'],
  ['西安电子科技大学', '西电通信专业。', '西电'],
  ['東京工業大学', '東工大の大学院修了。', '東工大'],
  ['한국외국어대학교', '외대 영어과 졸업.', '외대'],
])('a university goes by the short form that people use, %s: %s', (school, text, told) => {
  expect(shown(text, '', school)).not.toContain(told);
});

it.each([
  ['Joost van der Meulen', 'JvdM wil dichter bij de directie zitten.', 'JvdM'],
  ['Karel de Wit', 'KdW rijdt al tien jaar.', 'KdW'],
  ['Ana de la Cruz', 'Spoke to AdlC about the rota.', 'AdlC'],
])('the letters of a whole name go with those of its particles, %s', (name, text, told) => {
  expect(shown(text, '', '', name)).not.toContain(told);
});

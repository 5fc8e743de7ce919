import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-ninth');

/** The closed ones in Portuguese. All people are made up. */
export const BY_HAND_FIFTY_NINTH_REST_PORTUGUESE: Sheet[] = [
  cv('26-pt-pt-eletricista', 'docx', 'pt', 'PT', {
    names: ['Rui Manuel Travassos Pinheiro', 'Rui Pinheiro', 'Rui Travassos Pinheiro'],
    email: 'rui.tpinheiro@mondegomail.example',
    phone: '930 000 417',
    city: 'Figueira da Foz',
    languages: ['Português', 'Francês'],
    headline: 'Eletricista de instalações e manutenção industrial',
    jobs: [
      'Eletricista de manutenção | Navigator | Figueira da Foz | 2019-02 | now',
      'Eletricista | Spie Batignolles | Lyon | 2013-06 | 2018-12',
      'Eletricista de construção civil | Irmãos Carvalhal, Lda. | Cantanhede | 2005-09 | 2013-05',
    ],
    page: `
! Rui Manuel Travassos Pinheiro
Eletricista de instalações e manutenção industrial
Rua do Viso, 55, Tavarede, 3080-847 Figueira da Foz
Telemóvel 930 000 417 | rui.tpinheiro@mondegomail.example
# Experiência profissional
**Fevereiro de 2019 até à data**
Eletricista de manutenção – Navigator, Figueira da Foz
* Manutenção preventiva e corretiva de motores, variadores e quadros
* Trabalho por turnos, paragens anuais
**Junho de 2013 a dezembro de 2018**
Eletricista – Spie Batignolles, Lyon (França)
* Obras de metro e hospitais, habilitação francesa B2V BR
**Setembro de 2005 a maio de 2013**
Eletricista de construção civil – Irmãos Carvalhal, Lda., Cantanhede
* Moradias, ITED, ligação à rede
# Formação
Técnico de Instalações Elétricas (nível 4), CENFIM, 2005
Curso de autómatos Siemens S7-1200, 40 h, 2021
Técnico responsável DGEG n.º 00555
# Línguas
Português (materna), Francês (bom)
# Outros dados
Carta B e C. Bombeiro voluntário há 15 anos. Disponível com 60 dias de aviso.
`,
  }),
  cv('27-pt-pt-educadora', 'doc', 'pt', 'PT', {
    names: ['Inês Carrilho de Sousa', 'Inês de Sousa', 'Inês Sousa'],
    email: 'ines.carrilhosousa@tejolivre.example',
    phone: '+351 920 000 633',
    city: 'Setúbal',
    languages: ['Português', 'Inglês', 'Língua Gestual Portuguesa'],
    headline: 'Educadora de Infância',
    jobs: [
      'Educadora de Infância | Centro Social do Faralhão | Setúbal | 2020-09 | now',
      'Educadora de Infância | Colégio Os Golfinhos | Palmela | 2016-09 | 2020-07',
      'Monitora de campos de férias | Câmara Municipal de Setúbal | Setúbal | 2013 | 2016',
    ],
    page: `
HEAD Inês Carrilho de Sousa | Educadora de Infância
Exmos. Senhores,
Envio o meu currículo para a vaga de educadora em creche anunciada na vossa página, para Setúbal ou Azeitão. Estou disponível a partir de janeiro.
Com os melhores cumprimentos
^ **CONTACTOS**
Av. Luísa Todi 300, 2.º Esq., Setúbal
+351 920 000 633
ines.carrilhosousa@tejolivre.example
^ **PERCURSO PROFISSIONAL**
set. 2020 – atualmente
**Educadora de Infância**, Centro Social do Faralhão, Setúbal
Sala de 2 anos (18 crianças) e coordenação pedagógica da creche desde 2023
set. 2016 – jul. 2020
**Educadora de Infância**, Colégio Os Golfinhos, Palmela
Jardim de infância, grupo heterogéneo, projeto “A horta vai à sala”
2013 – 2016
**Monitora de campos de férias**, Câmara Municipal de Setúbal
Nos meses de verão
^ **HABILITAÇÕES**
Mestrado em Educação Pré-Escolar, ESE de Setúbal, 2016 (17 valores)
Licenciatura em Educação Básica, ESE de Setúbal, 2014
^ **LÍNGUAS**
Português, Inglês, Língua Gestual Portuguesa
^ **OUTRAS COMPETÊNCIAS**
Primeiros socorros pediátricos (2025), Movimento da Escola Moderna, guitarra
`,
  }),
  cv('28-pt-br-desenvolvedor', 'pdf', 'pt', 'BR', {
    names: ['Wesley Nascimento Barbosa', 'Wesley Barbosa'],
    email: 'wesley.nbarbosa@devrecife.example',
    phone: '(81) 95555-0143',
    city: 'Recife',
    headline: 'Desenvolvedor Full Stack Pleno (React / Node.js)',
    languages: ['Português', 'Inglês'],
    jobs: [
      'Desenvolvedor Full Stack Pleno | CESAR | Recife | 2023-05 | now',
      'Desenvolvedor Front-end Júnior | Accenture | Recife | 2021-03 | 2023-04',
      'Estagiário de Desenvolvimento | Neurotech | Recife | 2020-01 | 2021-02',
      'Auxiliar de Suporte de TI | Ferreira Costa | Recife | 2017-06 | 2019-12',
    ],
    aside: [2],
    page: `
# WESLEY NASCIMENTO BARBOSA
**Desenvolvedor Full Stack Pleno (React / Node.js)**
Recife – PE | (81) 95555-0143 | wesley.nbarbosa@devrecife.example | linkedin.example/in/wesleynb
## RESUMO
Cinco anos com JavaScript e TypeScript em produtos de saúde e logística. Gosto de acessibilidade, de testes que rodam rápido e de explicar o código para quem chega. Busco vaga remota, CLT ou PJ.
## EXPERIÊNCIA
**CESAR** – Recife
Desenvolvedor Full Stack Pleno
mai/2023 – atual
* Prontuário eletrônico para 40 postos de saúde: React, NestJS, PostgreSQL
* Redução de 62% no tempo de carregamento da tela de triagem
**Accenture** – Recife
Desenvolvedor Front-end Júnior
mar/2021 – abr/2023
* Portal B2B de uma distribuidora, design system
**Neurotech** – Recife
Estagiário de Desenvolvimento
jan/2020 – fev/2021
**Ferreira Costa** – Recife
Auxiliar de Suporte de TI
jun/2017 – dez/2019
## FORMAÇÃO
Análise e Desenvolvimento de Sistemas, IFPE, 2018 – 2021
Técnico em Redes, ETE Porto Digital, 2016
## HABILIDADES
TypeScript, React, Next.js, Node.js, NestJS, Docker, AWS (Cloud Practitioner), Jest, Cypress
## IDIOMAS
Português nativo
Inglês avançado
`,
  }),
  cv('29-pt-br-vendedora', 'docx', 'pt', 'BR', {
    names: [
      'Josilene Aparecida dos Santos',
      'Josilene dos Santos',
      'Josilene Aparecida Santos',
      'Josilene Santos',
    ],
    email: 'josilene.santos@vilamail.example',
    phone: '(19) 95555-0108',
    city: 'Campinas',
    languages: [],
    jobs: [
      'Gerente de loja | Magazine Luiza | Campinas | 2022-02 | now',
      'Vendedora | Magazine Luiza | Campinas | 2017-11 | 2022-01',
      'Operadora de caixa | Supermercados Pague Menos | Hortolândia | 2014-03 | 2017-10',
      'Babá | Casa de família | Sumaré | 2011 | 2013',
    ],
    page: `
> **CURRÍCULO**
^ **Josilene Aparecida dos Santos**
Brasileira, solteira, 35 anos, um filho
Rua das Paineiras, 412 – Jardim Santa Lúcia – Campinas/SP
Celular/WhatsApp: (19) 95555-0108
E-mail: josilene.santos@vilamail.example
^ **Objetivo**
Atuar na área comercial como gerente ou supervisora de loja
^ **Experiência Profissional**
* Empresa: Magazine Luiza – Campinas
Cargo: Gerente de loja
Período: 02/2022 até o momento
Atividades: metas, escala de 14 vendedores, abertura e fechamento, inventário
* Empresa: Magazine Luiza – Campinas
Cargo: Vendedora
Período: 11/2017 a 01/2022
Atividades: eletro e móveis, garantia estendida, 1º lugar da regional em 2020
* Empresa: Supermercados Pague Menos – Hortolândia
Cargo: Operadora de caixa
Período: 03/2014 a 10/2017
* Empresa: Casa de família – Sumaré
Cargo: Babá
Período: 2011 a 2013
^ **Escolaridade**
Tecnólogo em Gestão Comercial, UNIP, concluído em 2021
Ensino médio completo, E.E. Prof. Hugo Penteado Teixeira, 2009
^ **Cursos**
Excel intermediário (SENAC), Liderança de equipes (SEBRAE)
^ **Informações adicionais**
Moto própria, CNH AB. Disponibilidade de horário.
`,
  }),
  cv('30-pt-pt-empregada-andares', 'doc', 'pt', 'PT', {
    names: ['Sunita Thapa Magar'],
    email: 'sunita.thapamagar@sotavento.example',
    phone: '910 000 852',
    city: 'Albufeira',
    languages: ['Nepalês', 'Inglês', 'Português', 'Hindi'],
    jobs: [
      'Governanta de andares | Pestana Alvor Praia | Alvor | 2024-03 | now',
      'Empregada de andares | Hotel Falésia Azul | Albufeira | 2020-05 | 2024-02',
      'Operária agrícola | Driscoll’s | Odemira | 2018-10 | 2020-04',
      'Housekeeping Attendant | Hotel Annapurna | Pokhara | 2013-01 | 2018-07',
    ],
    page: `
FOOT Candidatura enviada através do portal EmpregoSul em 23/11/2026 – ref. 90-55512
# Candidatura
|| 5 12
| Nome completo | Sunita Thapa Magar
| Morada | Rua 1.º de Dezembro 20, Albufeira
| Telefone | 910 000 852
| Correio eletrónico | sunita.thapamagar@sotavento.example
| Horário pretendido | Tempo inteiro, de preferência manhã
| Alojamento necessário | Não
| Autorização de residência | Sim, válida até 2028
## Experiência
|| 4 13
| 03/2024 – presente | **Governanta de andares**, Pestana Alvor Praia, Alvor\\Equipa de 16, inspeção de quartos, stock de roupa, escalas
| 05/2020 – 02/2024 | **Empregada de andares**, Hotel Falésia Azul, Albufeira\\14 quartos por dia
| 10/2018 – 04/2020 | **Operária agrícola**, Driscoll’s, Odemira\\Apanha de framboesa
| 01/2013 – 07/2018 | **Housekeeping Attendant**, Hotel Annapurna, Pokhara (Nepal)
## Estudos
|| 4 13
| 2023 | Português A2, Escola de Hotelaria e Turismo do Algarve
| 2012 | School Leaving Certificate, Pokhara
## Línguas
|| 4 13
| Nepalês | materna
| Inglês | bom
| Português | médio
| Hindi | bom
`,
  }),
  cv('31-pt-pt-engenheiro-civil', 'pdf', 'pt', 'PT', {
    names: ['Gonçalo Vaz Mascarenhas'],
    email: 'goncalo.vm@betaoarmado.example',
    phone: '(+351) 960 000 274',
    city: 'Braga',
    headline: 'Engenheiro Civil | Direção de Obra',
    languages: ['Português', 'Inglês', 'Espanhol'],
    jobs: [
      'Diretor de Obra | DST Group | Braga | 2019-10 | now',
      'Diretor de Obra Adjunto | Mota-Engil Angola | Luanda | 2015-03 | 2019-07',
      'Engenheiro de Obra | Casais | Braga | 2012-09 | 2015-02',
      'Estagiário | Teixeira Duarte | Porto Salvo | 2011-10 | 2012-06',
    ],
    aside: [3],
    page: `
! GONÇALO VAZ MASCARENHAS
Engenheiro Civil | Direção de Obra
Braga • (+351) 960 000 274 • goncalo.vm@betaoarmado.example • Membro efetivo da OE
{{
# Perfil
Catorze anos de obra, quatro deles em Luanda. Edifícios industriais, hospitalares e de habitação até 27 M€. Defendo o planeamento semanal com encarregados à mesa, e não por e-mail.
# Experiência
**Diretor de Obra**
DST Group, Braga
out. 2019 – presente
* Residência universitária de 340 camas, construção modular
* Gestão de 3 adjuntos e 40 subempreitadas
**Diretor de Obra Adjunto**
Mota-Engil Angola, Luanda
mar. 2015 – jul. 2019
* Hospital, 180 camas; logística de importação
**Engenheiro de Obra**
Casais, Braga
set. 2012 – fev. 2015
**Estagiário**
Teixeira Duarte, Porto Salvo
out. 2011 – jun. 2012
# Formação
Mestrado Integrado em Engenharia Civil, Universidade do Minho, 2006 – 2011
Pós-graduação em Gestão de Projetos, Porto Business School, 2022
# Línguas
Português, Inglês (C1), Espanhol (B2)
# Ferramentas
MS Project, Revit, Candy, AutoCAD
}}
`,
  }),
];

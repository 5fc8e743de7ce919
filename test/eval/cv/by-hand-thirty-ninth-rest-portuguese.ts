import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-ninth-rest');

/** Of the thirty closed ones those in Portuguese. */
export const BY_HAND_THIRTY_NINTH_REST_PORTUGUESE: Sheet[] = [
  cv('19-pt-rececionista', 'pdf', 'pt', 'PT', {
    names: ['Inês Carvalhal Brandão', 'Inês Brandão', 'Inês Carvalhal'],
    email: 'ines.cb@riapost.example',
    phone: '+351 936 555 012',
    city: 'Faro',
    headline: 'Chefe de receção',
    languages: ['Português', 'Inglês', 'Alemão', 'Espanhol'],
    jobs: [
      'Chefe de receção | Pestana Alvor Praia | | 2022-03 | now',
      'Rececionista de 1.ª | Vila Galé Ampalius | | 2017-05 | 2022-02',
      'Rececionista de turno | Hotel Eva | | 2014-06 | 2017-04',
    ],
    page: `
[[ 5 12
PIC fotografia | fotografia do candidato
^ **CONTACTO**
+351 936 555 012
ines.cb@riapost.example
Faro
^ **IDIOMAS**
Português
Inglês (C1)
Alemão (B2)
Espanhol (B1)
^ **PROGRAMAS**
Opera
Protel
Booking Extranet
^ **INTERESSES**
Surf, cerâmica, a minha avó
---
! INÊS CARVALHAL BRANDÃO
Chefe de receção
^ **PERFIL**
Doze anos atrás do balcão e continuo a gostar de pessoas. Equipa, tarifas, reclamações e overbooking: trato de tudo com calma.
^ **EXPERIÊNCIA**
**Pestana Alvor Praia**
Chefe de receção
Março 2022 – Presente
* Equipa de 11, escalas, formação de estagiários
* Pontuação de 8,7 para 9,2 em três épocas
**Vila Galé Ampalius**
Rececionista de 1.ª
Maio 2017 – Fevereiro 2022
* Grupos, check-in de 200 hóspedes ao sábado
**Hotel Eva**
Rececionista de turno
Junho 2014 – Abril 2017
^ **FORMAÇÃO**
Licenciatura em Gestão Hoteleira, Universidade do Algarve, 2014
Revenue Management, Escola de Hotelaria e Turismo de Lisboa, 2021
]]
`,
  }),
  cv('20-pt-motorista', 'doc', 'pt', 'PT', {
    names: ['Volodymyr Kovalchuk', 'Kovalchuk Volodymyr'],
    email: 'v.kovalchuk@tejopost.example',
    phone: '964 555 038',
    city: 'Vila Franca de Xira',
    languages: ['Ucraniano', 'Português', 'Russo', 'Espanhol'],
    jobs: [
      'Motorista internacional | Transportes Luís Simões | | 2012-02 | now',
      'Motorista de pesados | Sonae MC | | 2006-05 | 2012-01',
      'Servente de obra | Mota-Engil | | 2001-03 | 2006-04',
      'Professor de educação física | Escola n.º 4 de Ternopil | | 1996-09 | 2000-12',
    ],
    page: `
> **CURRICULUM VITAE**
**DADOS PESSOAIS**
= Nome:\tKovalchuk, Volodymyr
= Data de nascimento:\t23/11/1973
= Nacionalidade:\tportuguesa
= Morada:\tVila Franca de Xira
= Telemóvel:\t964 555 038
= Correio eletrónico:\tv.kovalchuk@tejopost.example
= Cartas:\tB, C, CE, CAM, ADR
**EXPERIÊNCIA PROFISSIONAL**
De 02/2012 até à presente data
Transportes Luís Simões, Carregado
Motorista internacional
Península Ibérica e França, frio, sem acidentes
De 05/2006 a 01/2012
Sonae MC, Azambuja
Motorista de pesados
De 03/2001 a 04/2006
Mota-Engil, Lisboa
Servente de obra
De 09/1996 a 12/2000
Escola n.º 4 de Ternopil, Ucrânia
Professor de educação física
**HABILITAÇÕES**
1996 – Curso superior de educação física, Ternopil
2005 – Português para estrangeiros, nível B1
**LÍNGUAS**
Ucraniano, Português, Russo, Espanhol
**OUTROS**
Disponível a partir de janeiro. Não fumador.
`,
  }),
  cv('21-pt-consultora-ti', 'docx', 'pt', 'PT', {
    names: ['Ana Rita Vasconcelos e Sá', 'Ana Rita Sá', 'Rita Sá', 'Rita Vasconcelos e Sá'],
    email: 'rita.vsa@douromail.example',
    phone: '91 555 07 64',
    city: 'Porto',
    headline: 'Gestora de projetos de TI | PMP',
    languages: ['Português', 'Inglês'],
    jobs: [
      'Senior Project Manager | Critical TechWorks | | 2021-09 | now',
      'Project Manager | Farfetch | | 2018-03 | 2021-08',
      'Analista funcional | Sonae | | 2014-10 | 2018-02',
      'Consultora júnior | Deloitte | | 2012-09 | 2014-09',
    ],
    page: `
! Ana Rita Vasconcelos e Sá
Gestora de projetos de TI | PMP
|| 9 8
| Porto, Portugal | 91 555 07 64
| rita.vsa@douromail.example | linkedin.com/in/ritavsa-exemplo
# Resumo
Gestora de projetos com formação em engenharia informática e paciência de filigrana. Equipas de 5 a 40 pessoas, em quatro países.
# Experiência
|| 13 4
| **Senior Project Manager**, Critical TechWorks\\Aplicação móvel de condutores, três equipas, Munique e Porto\\Orçamento anual de 6 M€ | set. 2021 – presente
| **Project Manager**, Farfetch\\Integração de armazéns, quatro arranques em 18 meses | mar. 2018 – ago. 2021
| **Analista funcional**, Sonae\\Cartão cliente, faturação eletrónica | out. 2014 – fev. 2018
| **Consultora júnior**, Deloitte\\SAP SD numa cimenteira | set. 2012 – set. 2014
# Formação académica
|| 13 4
| Mestrado Integrado em Engenharia Informática, FEUP | 2007 – 2012
| Pós-graduação em Gestão de Projetos, Porto Business School | 2019
# Certificações
PMP (2020), SAFe Agilist (2022)
# Línguas
Português – nativo
Inglês – C2
`,
  }),
  cv('22-pt-br-mestre-de-obras', 'pdf', 'pt', 'BR', {
    names: [
      'Cleiton Batista de Moraes Júnior',
      'Cleiton de Moraes Júnior',
      'Cleiton Moraes Jr.',
      'Cleiton Moraes Júnior',
    ],
    email: 'cleitonmoraesjr@minasmail.example',
    phone: '(31) 95555-0118',
    city: 'Contagem',
    headline: 'Encarregado de Obras / Mestre de Obras',
    languages: ['Português'],
    jobs: [
      'Mestre de Obras | MRV Engenharia | | 2019-07 | now',
      'Encarregado de Obras | Direcional Engenharia | | 2013-02 | 2019-05',
      'Pedreiro | Construtora Tenda | | 2008-04 | 2013-01',
      'Servente | Construtora Alvorada Ltda. | | 2005-03 | 2008-03',
    ],
    page: `
> **CURRÍCULO**
! Cleiton Batista de Moraes Júnior
Rua Jacuí, 0 – Bairro Eldorado – Contagem/MG
Fone: (31) 95555-0118 (recado com Dalva: (31) 5555-0102)
cleitonmoraesjr@minasmail.example
39 anos, casado, CNH AB
# Objetivo
Encarregado de Obras / Mestre de Obras
# Escolaridade
Técnico em Edificações – SENAI Contagem – concluído em 2016
Ensino médio completo
# Experiência
* Empresa: MRV Engenharia
* Cargo: Mestre de Obras
* Período: 07/2019 – atual
* Atividades: três torres de 16 pavimentos, 85 pessoas, alvenaria estrutural, medição de empreiteiros
^ 
* Empresa: Direcional Engenharia
* Cargo: Encarregado de Obras
* Período: 02/2013 – 05/2019
* Atividades: fundação, laje, paredes de concreto
^ 
* Empresa: Construtora Tenda
* Cargo: Pedreiro
* Período: 04/2008 – 01/2013
^ 
* Empresa: Construtora Alvorada Ltda.
* Cargo: Servente
* Período: 03/2005 – 03/2008
# Cursos
NR-35, NR-18, leitura de projetos, AutoCAD básico
# Informações
Disponível para viagens e para mudança de cidade. Idioma: Português
`,
  }),
  cv('23-pt-br-contadora', 'docx', 'pt', 'BR', {
    names: ['Thaynara Evelyn Silva Kowalski', 'Thaynara Kowalski', 'Thaynara Silva Kowalski'],
    email: 'thaynara.kowalski@araucariamail.example',
    phone: '41 95555-0177',
    city: 'Curitiba',
    headline: 'Analista contábil júnior',
    languages: ['Inglês', 'Polonês'],
    jobs: [
      'Auxiliar Contábil | Grupo Boticário | | 2024-06 | now',
      'Estagiária de Contabilidade | Escritório Pinheiro & Associados | | 2023-01 | 2024-05',
      'Jovem Aprendiz | Banco do Brasil | | 2020-02 | 2021-07',
    ],
    aside: [1, 2],
    page: `
Analista contábil júnior
**Thaynara Evelyn Silva Kowalski**
Curitiba, PR • 41 95555-0177 • thaynara.kowalski@araucariamail.example
^ **Quem sou**
Contadora recém-formada, organizada até com as meias. CRC em andamento. Busco um time que explique o porquê dos lançamentos.
^ **Onde trabalhei**
**Grupo Boticário** | São José dos Pinhais
Auxiliar Contábil | jun/2024 – atualmente
* Conciliação bancária de 14 CNPJs
* Apoio no SPED e na auditoria externa
**Escritório Pinheiro & Associados** | Curitiba
Estagiária de Contabilidade | jan/2023 – mai/2024
**Banco do Brasil** | Colombo
Jovem Aprendiz | fev/2020 – jul/2021
^ **O que estudei**
Ciências Contábeis, UFPR, 2021 – 2025
^ **Idiomas**
Inglês: intermediário
Polonês: de família
^ **Ferramentas**
Excel avançado, TOTVS, Domínio, um pouco de Python
`,
  }),
];

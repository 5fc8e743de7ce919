import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('fifty-sixth');

/** The closed ones in Portuguese. All people are made up. */
export const BY_HAND_FIFTY_SIXTH_REST_PORTUGUESE: Sheet[] = [
  cv('26-pt-pt-enfermeira', 'docx', 'pt', 'PT', {
    names: ['Catarina Isabel Moutinho Lage', 'Catarina Lage', 'Catarina Moutinho Lage'],
    email: 'catarina.lage@minhomail.example',
    phone: '+351 930 555 018',
    city: 'Guimarães',
    headline: 'Enfermeira – Cuidados de Saúde Primários',
    languages: ['Português', 'Inglês', 'Francês'],
    aside: [3],
    jobs: [
      'Enfermeira | USF Afonso Henriques | Guimarães | 2021-05 | now',
      'Enfermeira | Hospital Senhora da Oliveira | Guimarães | 2018-03 | 2021-04',
      'Staff Nurse | John Radcliffe Hospital | Oxford | 2014-10 | 2018-01',
      'Estágio | Centro de Saúde de Vizela | Vizela | 2014-02 | 2014-06',
    ],
    page: `
! Catarina Isabel Moutinho Lage
Enfermeira – Cuidados de Saúde Primários
Rua de Camões 77, 2.º Esq., 4810-442 Guimarães
+351 930 555 018 | catarina.lage@minhomail.example | Cédula OE 5-E-55501
# Resumo
Enfermeira há doze anos, quatro deles em Inglaterra. Vacinação, saúde infantil, feridas crónicas. Procuro horário fixo, de preferência em clínica de empresa ou medicina no trabalho.
# Experiência
## USF Afonso Henriques, Guimarães
Enfermeira
Maio de 2021 – presente
* Lista de 1 550 utentes, domicílios, consulta do pé diabético
## Hospital Senhora da Oliveira, Guimarães
Enfermeira
Março de 2018 – Abril de 2021
* Serviço de Medicina, turnos rotativos, enfermaria covid
## John Radcliffe Hospital, Oxford
Staff Nurse
Outubro de 2014 – Janeiro de 2018
* Trauma unit, link nurse para úlceras de pressão
## Centro de Saúde de Vizela, Vizela
Estágio
Fevereiro de 2014 – Junho de 2014
# Formação
Licenciatura em Enfermagem, Escola Superior de Enfermagem do Porto, 2010 – 2014
Pós-graduação em Feridas e Viabilidade Tecidular, Universidade Católica, 2022
# Línguas
Português, Inglês, Francês
`,
  }),
  cv('27-pt-pt-encarregado', 'doc', 'pt', 'PT', {
    names: ['Joaquim Ramalhete', 'Joaquim António Ramalhete'],
    email: 'joaquimramalhete@alentejobox.example',
    phone: '910 555 027',
    city: 'Estremoz',
    headline: 'Encarregado de obra',
    languages: [],
    jobs: [
      'Encarregado de obra | Teixeira Duarte | Évora | 2016-01 | now',
      'Pedreiro de primeira | Implenia | Genebra | 2009-04 | 2015-12',
      'Pedreiro | Construções Vidigal & Filho | Estremoz | 1996 | 2009',
    ],
    page: `
CURRICULUM VITAE

NOME: Joaquim António Ramalhete
MORADA: Bairro da Salsinha, n.º 8, 7100-120 Estremoz
TELEMÓVEL: 910 555 027
EMAIL: joaquimramalhete@alentejobox.example (é da minha filha mas vejo todos os dias)
NASCIMENTO: 30-11-1977
PROFISSÃO: Encarregado de obra

EXPERIÊNCIA

De Janeiro 2016 até hoje
Teixeira Duarte, Évora
Encarregado de obra
O novo hospital, reabilitação de dois conventos, um hotel. 25 homens entre pessoal da casa e subempreiteiros. Leio desenhos e faço autos de medição.

De Abril 2009 a Dezembro 2015
Implenia, Genebra, Suíça
Pedreiro de primeira
Betão à vista, túneis, blocos

De 1996 a 2009
Construções Vidigal & Filho, Estremoz
Pedreiro
Moradias, montes, muros em pedra

HABILITAÇÕES
9.º ano (RVCC 2012)
Curso de Encarregado, CENFIC, 2016
Segurança em obra, 35 horas, 2023

OUTROS
Carta B e C. Trabalho fora da zona sem problema, durmo em alojamento se for bom.
`,
  }),
  cv('28-pt-br-analista-rh', 'pdf', 'pt', 'BR', {
    names: ['Thainá Cristina Rocha Sampaio', 'Thainá Sampaio', 'Thainá Rocha Sampaio'],
    email: 'thaina.sampaio@cerradomail.example',
    phone: '(62) 95555-0114',
    city: 'Goiânia',
    headline: 'Analista de Recursos Humanos Pleno',
    languages: ['Inglês', 'Espanhol'],
    aside: [3],
    jobs: [
      'Analista de RH Pleno | Hypera Pharma | Anápolis | 2022-08 | now',
      'Analista de Departamento Pessoal | Grupo Novo Mundo | Goiânia | 2018-04 | 2022-07',
      'Assistente de RH | Unimed | Goiânia | 2015-02 | 2018-03',
      'Estagiária | Sebrae | Goiânia | 2013-08 | 2014-12',
    ],
    page: `
> **THAINÁ CRISTINA ROCHA SAMPAIO**
> Analista de Recursos Humanos Pleno
> Brasileira, solteira, 33 anos
> Setor Bueno – Goiânia/GO
> (62) 95555-0114 (WhatsApp) – thaina.sampaio@cerradomail.example
# RESUMO DE QUALIFICAÇÕES
* Dez anos em RH generalista e departamento pessoal
* Folha de 1.800 colaboradores, eSocial, férias, rescisões
* Recrutamento de operadores e técnicos; integração; pesquisa de clima
# EXPERIÊNCIA PROFISSIONAL
**Hypera Pharma – Anápolis/GO** \t08/2022 – atual
Cargo: Analista de RH Pleno
Business partner da fábrica de sólidos, três turnos.
**Grupo Novo Mundo – Goiânia/GO** \t04/2018 – 07/2022
Cargo: Analista de Departamento Pessoal
**Unimed – Goiânia/GO** \t02/2015 – 03/2018
Cargo: Assistente de RH
**Sebrae – Goiânia/GO** \t08/2013 – 12/2014
Cargo: Estagiária
# FORMAÇÃO ACADÊMICA
MBA em Gestão de Pessoas – FGV – 2020
Psicologia – PUC Goiás – 2014
# CURSOS
eSocial na prática, TOTVS RM Labore, Excel avançado
# IDIOMAS
Inglês intermediário
Espanhol básico
`,
  }),
  cv('29-pt-br-mecanico', 'docx', 'pt', 'BR', {
    names: ['Valdecir Antônio Zanella', 'Valdecir Zanella'],
    email: 'valdecirzanella@oestemail.example',
    phone: '49 95555-0133',
    city: 'Chapecó',
    headline: 'Mecânico de manutenção industrial',
    languages: [],
    jobs: [
      'Mecânico de manutenção III | Aurora Alimentos | Chapecó | 2017-10 | now',
      'Mecânico de manutenção | BRF | Concórdia | 2010-03 | 2017-09',
      'Ajudante de mecânico | Retífica Oeste | Xanxerê | 2006-01 | 2010-02',
    ],
    page: `
# Valdecir Antônio Zanella
|| 5 12
| Endereço: | Rua Sete de Setembro, 1500-D, Chapecó – SC
| Fone: | 49 95555-0133
| E-mail: | valdecirzanella@oestemail.example
| CNH: | AD
| Função: | Mecânico de manutenção industrial
## Experiências
|| 5 12
| Empresa | **Aurora Alimentos**, Chapecó
| Cargo | Mecânico de manutenção III
| Período | 10/2017 até o momento
| Atividades | Nórias, compressores de amônia, embaladoras, preventiva e preditiva; líder do turno 2
|  | 
| Empresa | **BRF**, Concórdia
| Cargo | Mecânico de manutenção
| Período | 03/2010 a 09/2017
| Atividades | Esteiras, bombas, solda MIG e eletrodo
|  | 
| Empresa | **Retífica Oeste**, Xanxerê
| Cargo | Ajudante de mecânico
| Período | 01/2006 a 02/2010
## Escolaridade
Técnico em Eletromecânica – SENAI Chapecó – 2013
Ensino médio completo – EEB Bom Pastor – 2005
## Cursos
NR-10, NR-12, NR-13, NR-33, NR-35
Rolamentos SKF, Alinhamento a laser
## Informações
Disponível para turnos e para morar em outra cidade com ajuda de custo.
`,
  }),
  cv('30-pt-pt-rececionista', 'doc', 'pt', 'PT', {
    names: ['Ekaterina Sousa', 'Ekaterina Volkova Sousa', 'Ekaterina Volkova Sousa (Katia)', 'Katia Sousa'],
    email: 'katia.sousa@arademail.example',
    phone: '965 550 142',
    city: 'Portimão',
    headline: 'Rececionista de hotel',
    languages: ['Russo', 'Português', 'Inglês', 'Alemão'],
    jobs: [
      'Rececionista de primeira | Pestana Alvor Praia | Alvor | 2019-03 | now',
      'Rececionista | Vila Galé Náutico | Armação de Pêra | 2015-04 | 2018-10',
      'Rececionista de turno da noite | Hotel Globo | Portimão | 2013-06 | 2015-03',
      'Guia turística | Intourist | Sochi | 2008-05 | 2012-09',
    ],
    page: `
|| 4 13
| Nome | **Ekaterina Volkova Sousa** (Katia)
| Contactos | 965 550 142\\katia.sousa@arademail.example\\Rua Infante D. Henrique 131, Portimão
| Profissão | Rececionista de hotel
| Perfil | Catorze anos a sorrir a quem chega às três da manhã. Opera, Mews, Booking extranet. Gosto de hotéis pequenos e de equipas que ficam.
| Experiência profissional | **Rececionista de primeira**\\Pestana Alvor Praia, Alvor\\Mar. 2019 – presente\\Check-in, reclamações, formação de estagiários, caixa
|  | **Rececionista**\\Vila Galé Náutico, Armação de Pêra\\Abr. 2015 – Out. 2018
|  | **Rececionista de turno da noite**\\Hotel Globo, Portimão\\Jun. 2013 – Mar. 2015\\Auditoria noturna
|  | **Guia turística**\\Intourist, Sochi (Rússia)\\Maio 2008 – Set. 2012
| Formação | Licenciatura em Turismo, Universidade Estatal de Sochi, 2008\\Técnicas de Receção, Escola de Hotelaria e Turismo do Algarve, 2013
| Línguas | Russo\\Português\\Inglês\\Alemão
| Disponibilidade | A partir de janeiro, tempo inteiro
`,
  }),
  cv('31-pt-br-advogada', 'pdf', 'pt', 'BR', {
    names: ['Luciana Akemi Tanabe'],
    email: 'luciana@tanabeadv.example',
    phone: '+55 11 95555-0190',
    city: 'São Paulo',
    headline: 'Advogada trabalhista',
    languages: ['Inglês', 'Japonês'],
    jobs: [
      'Advogada sênior | Suzano | São Paulo | 2021-11 | now',
      'Advogada plena | Mattos Brandão Advogados | São Paulo | 2016-03 | 2021-10',
      'Advogada júnior | Sindicato dos Comerciários | Campinas | 2013-02 | 2016-02',
    ],
    page: `
HEAD Luciana Akemi Tanabe | OAB/SP 555.019
[[ 6 11
**Contato**
+55 11 95555-0190
luciana@tanabeadv.example
São Paulo – SP

**Idiomas**
Inglês fluente
Japonês básico

**Áreas**
Contencioso de massa
Negociação coletiva
Terceirização
NRs e MPT
---
! Luciana Akemi Tanabe
Advogada trabalhista
^ **Experiência**
**Advogada sênior**
Suzano, São Paulo
Novembro de 2021 – atual
* Carteira de 1.200 processos, provisões, gestão de escritórios externos
* Acordos coletivos em três fábricas
**Advogada plena**
Mattos Brandão Advogados, São Paulo
Março de 2016 – outubro de 2021
* Audiências, recursos ao TRT e TST, sustentação oral
**Advogada júnior**
Sindicato dos Comerciários, Campinas
Fevereiro de 2013 – fevereiro de 2016
^ **Formação**
Direito, PUC-Campinas, 2012
LL.M. em Direito do Trabalho, Insper, 2018
^ **Voluntariado**
Plantão jurídico para imigrantes, Bom Retiro
]]
`,
  }),
];

import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('forty-sixth-closed');

/** The closed ones in Portuguese. All people are made up. */
export const BY_HAND_FORTY_SIXTH_REST_PORTUGUESE: Sheet[] = [
  cv('25-pt-pt-comercial-europass', 'pdf', 'pt', 'PT', {
    names: ['Filipa Maria Castelo-Branco Teles', 'Filipa Castelo-Branco Teles', 'Filipa Teles'],
    email: 'filipa.cbteles@mondegomail.example',
    phone: '+351 915 555 042',
    city: 'Coimbra',
    languages: ['Português', 'Inglês', 'Alemão'],
    jobs: [
      'Gestora de clientes | Critical Software | Coimbra | 2021-10 | now',
      'Técnica comercial | Sonae MC | Matosinhos | 2016-03 | 2021-09',
      'Assistente de loja | Fnac | Coimbra | 2013-11 | 2016-02',
    ],
    page: `
**europass** \tCurriculum Vitae
|| 5 12
| INFORMAÇÃO PESSOAL | **Filipa Maria Castelo-Branco Teles**
|  | Rua Antero de Quental 130, 3000-032 Coimbra (Portugal)
|  | +351 915 555 042
|  | filipa.cbteles@mondegomail.example
|  | Data de nascimento 08/10/1990, Nacionalidade portuguesa
^ EXPERIÊNCIA PROFISSIONAL
|| 5 12
| 10/2021–Presente | **Gestora de clientes**\\Critical Software, Coimbra (Portugal)\\Contas de ferrovia e energia; renovação de contratos; propostas em inglês e alemão
| 03/2016–09/2021 | **Técnica comercial**\\Sonae MC, Matosinhos (Portugal)\\Marca própria, negociação com 35 fornecedores
| 11/2013–02/2016 | **Assistente de loja**\\Fnac, Coimbra (Portugal)
^ EDUCAÇÃO E FORMAÇÃO
|| 5 12
| 2011–2013 | **Mestrado em Marketing**\\Universidade de Coimbra
| 2008–2011 | **Licenciatura em Línguas Modernas**\\Universidade de Coimbra
^ COMPETÊNCIAS PESSOAIS
|| 5 12
| Língua materna | Português
| Outras línguas | Inglês (C2), Alemão (B2)
| Competência digital | Salesforce, HubSpot, Excel
| Carta de condução | B
`,
  }),
  cv('26-pt-pt-enfermeira', 'docx', 'pt', 'PT', {
    names: ['Sofia Alexandra Pimentel Rebelo', 'Sofia Rebelo', 'Sofia Pimentel Rebelo'],
    email: 'sofia.p.rebelo@acoresmail.example',
    phone: '+351 913 555 024',
    city: 'Ponta Delgada',
    headline: 'Enfermeira especialista em saúde materna',
    languages: ['Português', 'Inglês'],
    jobs: [
      'Enfermeira especialista | Hospital do Divino Espírito Santo | Ponta Delgada | 2019-04 | now',
      'Midwife | Royal Berkshire Hospital | Reading | 2015-02 | 2019-02',
      'Staff Nurse | Basingstoke and North Hampshire Hospital | Basingstoke | 2013-01 | 2015-01',
    ],
    page: `
[[ 5 12
PIC retrato | fotografia
^ **CONTACTOS**
+351 913 555 024
sofia.p.rebelo@acoresmail.example
Ponta Delgada, São Miguel
^ **LÍNGUAS**
Português
Inglês
^ **ORDEM**
Ordem dos Enfermeiros
NMC (inativa)
---
! Sofia Alexandra Pimentel Rebelo
Enfermeira especialista em saúde materna
^ **SOBRE MIM**
Açoriana, 35 anos, seis deles em Inglaterra. Procuro Lisboa ou Porto, privado de preferência, para acompanhar a família.
^ **EXPERIÊNCIA PROFISSIONAL**
^ **Hospital do Divino Espírito Santo**, Ponta Delgada
Enfermeira especialista | abr. 2019 – presente
• Bloco de partos, 1300 partos por ano
• Tutora de estágios da Universidade dos Açores
^ **Royal Berkshire Hospital**, Reading
Midwife | fev. 2015 – fev. 2019
^ **Basingstoke and North Hampshire Hospital**, Basingstoke
Staff Nurse | jan. 2013 – jan. 2015
• Cirurgia geral
^ **FORMAÇÃO**
Especialização em Saúde Materna e Obstétrica, ESEP Porto, 2018
Licenciatura em Enfermagem, Universidade dos Açores, 2012
]]
`,
  }),
  cv('27-pt-br-cuidadora-carta', 'doc', 'pt', 'BR', {
    names: ['Neusa Terezinha Schmitz', 'Neusa Schmitz', 'Neusa T. Schmitz'],
    email: 'neusaschmitz@valeitajai.example',
    phone: '(47) 95550-0151',
    city: 'Blumenau',
    languages: ['alemão'],
    jobs: [
      'cuidadora de idosos | Residencial Solar das Hortênsias | Blumenau | 2019-03 | now',
      'técnica de enfermagem | Hospital Santa Isabel | Blumenau | 2007-06 | 2019-02',
      'costureira | Hering | Blumenau | 1995 | 2006',
    ],
    page: `
Blumenau, 10 de novembro de 2026.

Prezados senhores,

minha sobrinha digitou esta carta para mim. Meu nome é Neusa Terezinha Schmitz, tenho 49 anos e moro em Blumenau, no bairro Itoupava Seca.

Trabalho desde março de 2019 como cuidadora de idosos no Residencial Solar das Hortênsias, aqui em Blumenau, no turno da noite, 12 por 36. São dezoito moradores e somos duas.

Antes fui técnica de enfermagem no Hospital Santa Isabel, de junho de 2007 a fevereiro de 2019, clínica médica e depois pediatria. Meu COREN está em dia.

E antes de estudar fui costureira na Hering, de 1995 a 2006, e foi lá que aprendi a acordar cedo.

Fiz o técnico de enfermagem no SENAC, terminei em 2007. Tenho curso de cuidador (2018), primeiros socorros e Alzheimer. Falo alemão com os mais velhos, eles gostam.

Queria um serviço de dia, em casa de família ou clínica, perto do centro. Posso começar em um mês.

Telefone (47) 95550-0151, de tarde. E-mail da minha sobrinha não: o meu é neusaschmitz@valeitajai.example.

Com respeito,

Neusa T. Schmitz
`,
  }),
  cv('28-pt-br-analista-suporte', 'pdf', 'pt', 'BR', {
    names: ['Kauê Yamashita Ferraz', 'Kauê Ferraz'],
    email: 'kaue.ferraz@barigui.example',
    phone: '41 95550-0168',
    city: 'Curitiba',
    headline: 'Analista de Infraestrutura | Linux | Redes | Zabbix',
    languages: ['Português', 'Inglês'],
    jobs: [
      'Analista de infraestrutura | Ebanx | Curitiba | 2023-01 | now',
      'Analista de redes | Copel Telecom | Curitiba | 2019-05 | 2022-12',
      'Técnico de suporte N2 | Positivo Tecnologia | Curitiba | 2016-08 | 2019-04',
    ],
    page: `
~ Perfil exportado em 20/11/2026 – Vagas do Pinhão
^ **Kauê Yamashita Ferraz**
Analista de Infraestrutura | Linux | Redes | Zabbix
Curitiba, Paraná
^ **Dados de contato**
Celular: 41 95550-0168
E-mail: kaue.ferraz@barigui.example
Estado civil: solteiro
Pretensão salarial: R$ 9.500,00
^ **Experiências**
**Ebanx**
Analista de infraestrutura
De jan/2023 até hoje (3 anos e 11 meses)
Curitiba – híbrido
Kubernetes, Terraform, plantão uma semana por mês.
**Copel Telecom**
Analista de redes
De mai/2019 a dez/2022 (3 anos e 8 meses)
Curitiba
MPLS, BGP, GPON, NOC 24x7.
**Positivo Tecnologia**
Técnico de suporte N2
De ago/2016 a abr/2019 (2 anos e 9 meses)
^ **Formação**
Tecnologia em Redes de Computadores
UTFPR – concluído em 2018
Técnico em Informática
Colégio Estadual do Paraná – concluído em 2014
^ **Idiomas**
Português – nativo
Inglês – leitura fluente
^ **Certificações**
LPIC-2, CCNA, AWS SysOps
`,
  }),
  cv('29-pt-pt-eletricista', 'docx', 'pt', 'PT', {
    names: ['Vítor Manuel Sequeira Bento', 'Vítor Bento'],
    email: 'vitor.bento@sadomail.example',
    phone: '912 555 016',
    city: 'Setúbal',
    languages: ['Português', 'Espanhol'],
    jobs: [
      'Encarregado de eletricidade | Efacec | Setúbal | 2019-09 | now',
      'Eletricista industrial | Navigator | Setúbal | 2010-02 | 2019-08',
      'Eletricista | Lisnave | Mitrena | 2003-04 | 2010-01',
      'Ajudante de eletricista | Instalações Sadina Lda | Palmela | 1999 | 2003',
    ],
    page: `
# Curriculum Vitae
**Nome:** Vítor Manuel Sequeira Bento
**Morada:** Rua da Saboaria 45, 2.º Dto, 2900 Setúbal
**Telemóvel:** 912 555 016
**E-mail:** vitor.bento@sadomail.example
**Carta de condução:** B, C
**Situação:** empregado, pré-aviso de 60 dias
## Percurso
De setembro de 2019 até hoje – **Encarregado de eletricidade**, Efacec, Setúbal
Equipa de 9, média tensão, postos de transformação, paragens de fábrica.
De fevereiro de 2010 a agosto de 2019 – **Eletricista industrial**, Navigator, Setúbal
Turnos rotativos, variadores, instrumentação, autómatos Siemens.
De abril de 2003 a janeiro de 2010 – **Eletricista**, Lisnave, Mitrena
Reparação naval, navios de cruzeiro e petroleiros.
De 1999 a 2003 – **Ajudante de eletricista**, Instalações Sadina Lda, Palmela
## Escola e cursos
12.º ano (RVCC), 2008
Curso de Eletricista de Instalações, IEFP Setúbal, 1999
TIEL reconhecido pela DGEG
Trabalhos em tensão BT, 2021
## Línguas
Português, Espanhol (entendo bem)
`,
  }),
  cv('30-pt-pt-arquiteto-tabela', 'doc', 'pt', 'PT', {
    names: ['Duarte de Sá Nogueira'],
    email: 'duarte@sanogueira.example',
    phone: '+351 914 555 033',
    city: 'Porto',
    headline: 'Arquiteto',
    languages: ['Inglês', 'Francês'],
    aside: [3],
    jobs: [
      'Arquiteto sénior | OODA | Porto | 2020-01 | now',
      'Arquiteto | Herzog & de Meuron | Basileia | 2015-05 | 2019-11',
      'Arquiteto júnior | Menos é Mais | Porto | 2013-09 | 2015-04',
      'Estágio OA | Menos é Mais | Porto | 2012-09 | 2013-08',
    ],
    page: `
|| 6 11
| **Duarte de Sá Nogueira**\\Arquiteto\\\\Rua do Breiner\\Porto\\+351 914 555 033\\duarte@sanogueira.example | Reabilitação e habitação coletiva. Gosto de pedra, de obra e de pormenores a 1:5. Membro da Ordem dos Arquitectos, secção norte.
^ EXPERIÊNCIA
|| 6 11
| jan 2020 – atualidade | Arquiteto sénior\\OODA, Porto\\Quarteirão na Boavista, 120 fogos; hotel em Matosinhos; coordenação BIM
| mai 2015 – nov 2019 | Arquiteto\\Herzog & de Meuron, Basileia\\Torre Roche 2, fachada; museu em concurso
| set 2013 – abr 2015 | Arquiteto júnior\\Menos é Mais, Porto
| set 2012 – ago 2013 | Estágio OA\\Menos é Mais, Porto
^ FORMAÇÃO
|| 6 11
| 2006 – 2012 | Mestrado Integrado em Arquitetura, FAUP
| 2010 – 2011 | Erasmus, Accademia di Mendrisio
^ LÍNGUAS
|| 6 11
| Inglês | C1
| Francês | B2
^ PROGRAMAS
|| 6 11
| 3D e BIM | Revit, Rhino, Twinmotion
| Outros | InDesign, Excel
`,
  }),
];

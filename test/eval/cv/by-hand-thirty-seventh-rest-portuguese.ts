import { byHand, type Sheet } from './sheet.ts';

const cv = byHand('thirty-seventh-rest');

/** The five of the closed thirty that are in Portuguese. */
export const BY_HAND_THIRTY_SEVENTH_REST_PORTUGUESE: Sheet[] = [
  cv('19-pt-enfermeiro', 'pdf', 'pt', 'PT', {
    names: ['Tiago Miguel Sequeira Vaz', 'Tiago Vaz', 'Tiago Sequeira Vaz'],
    email: 'tiago.s.vaz@mondegopost.example',
    phone: '+351 915 550 178',
    city: 'Coimbra',
    headline: 'Enfermeiro especialista em médico-cirúrgica',
    languages: ['Português', 'Inglês', 'Alemão'],
    jobs: [
      'Enfermeiro especialista | Centro Hospitalar e Universitário de Coimbra | | 2020-10 | now',
      'Enfermeiro | Universitätsklinikum Heidelberg | | 2014-05 | 2020-09',
      'Enfermeiro | Santa Casa da Misericórdia de Cantanhede | | 2012-11 | 2014-04',
    ],
    page: `
[[ 5 12
PIC Fotografia | retrato
**Contactos**
Coimbra
+351 915 550 178
tiago.s.vaz@mondegopost.example
^ **Línguas**
Português
Inglês
Alemão
^ **Ordem dos Enfermeiros**
Cédula 00000
^ **Carta**
B, viatura própria
---
**TIAGO MIGUEL SEQUEIRA VAZ**
Enfermeiro especialista em médico-cirúrgica
^ **Experiência**
**out. 2020 – presente**
**Enfermeiro especialista**
Centro Hospitalar e Universitário de Coimbra
Serviço de medicina intensiva, responsável de turno, ECMO
**mai. 2014 – set. 2020**
**Enfermeiro**
Universitätsklinikum Heidelberg
Cuidados intensivos de cirurgia cardíaca
**nov. 2012 – abr. 2014**
**Enfermeiro**
Santa Casa da Misericórdia de Cantanhede
Unidade de cuidados continuados
^ **Formação**
Mestrado em Enfermagem Médico-Cirúrgica, ESEnfC, 2023
Licenciatura em Enfermagem, ESEnfC, 2012
SAV, Via Verde da Sépsis, TNCC
^ **Outros**
Bombeiro voluntário em Cantanhede, trompete na filarmónica
]]
`,
  }),
  cv('20-pt-encarregado', 'doc', 'pt', 'PT', {
    names: ['Adelino José Fernandes Tavares', 'Adelino Tavares'],
    email: 'adelinotavares@beiramail.example',
    phone: '965 550 121',
    city: 'Viseu',
    languages: ['Português', 'Francês'],
    jobs: [
      'Encarregado geral | Mota-Engil | | 2010 | now',
      'Encarregado de 1.ª | Soares da Costa | | 2001 | 2010',
      'Chefe de equipa | Bouygues | | 1994 | 2001',
      'Pedreiro | Construções Irmãos Lopes | | 1988 | 1994',
    ],
    page: `
# CURRICULUM VITAE
**Identificação**
= Nome:\tAdelino José Fernandes Tavares
= Nascimento:\t13 de junho de 1971, São Pedro do Sul
= Residência:\tViseu
= Contacto:\t965 550 121
= E-mail:\tadelinotavares@beiramail.example (é da minha filha, mas chega cá)
= Cartas:\tB e C, manobrador de grua
**Experiência profissional**
2010 até hoje – Encarregado geral na Mota-Engil
Túnel do Marão, barragem do Fridão, metro do Porto (linha Rosa). Até 90 homens.
2001 a 2010 – Encarregado de 1.ª na Soares da Costa
Estádio do Dragão, A25, hospital de Lamego
1994 a 2001 – Chefe de equipa na Bouygues, em França
Túneis e cofragem deslizante em Lyon
1988 a 1994 – Pedreiro na Construções Irmãos Lopes
**Habilitações**
9.º ano, RVCC, 2008
CAP de Condução de obra, CENFIC, 2003
Segurança em obra, 35 horas, 2021
**Línguas**
Português, Francês
**Disponibilidade**
Imediata para o norte e centro. Estrangeiro só com viagem a casa de três em três semanas.
`,
  }),
  cv('21-pt-br-professora', 'docx', 'pt', 'BR', {
    names: ['Ana Beatriz Kowalski Ferraz', 'Ana Beatriz Ferraz', 'Ana Beatriz Kowalski'],
    email: 'anabkferraz@araucariamail.example',
    phone: '(41) 95555-0139',
    city: 'Curitiba',
    headline: 'Coordenadora Pedagógica',
    jobs: [
      'Coordenadora Pedagógica | Colégio Positivo | | 2021-01 | now',
      'Professora de Língua Portuguesa | Colégio Positivo | | 2015-02 | 2020-12',
      'Professora de Língua Portuguesa | Colégio Estadual do Paraná | | 2009-03 | 2015-01',
      'Revisora de textos | Editora Aymará | | 2006-08 | 2009-02',
    ],
    page: `
! Ana Beatriz Kowalski Ferraz
Coordenadora Pedagógica
Curitiba/PR · (41) 95555-0139 · anabkferraz@araucariamail.example
# Apresentação
Professora há dezessete anos, coordenadora há quase seis. Gosto de formação de professores, odeio reunião sem pauta. Busco escola ou editora de material didático.
# Trajetória profissional
**COLÉGIO POSITIVO** — Curitiba
* Coordenadora Pedagógica (jan/2021 – atual): anos finais do Fundamental, 42 professores, avaliação por rubricas
* Professora de Língua Portuguesa (fev/2015 – dez/2020): 8º e 9º anos, feira literária
**COLÉGIO ESTADUAL DO PARANÁ** — Curitiba
* Professora de Língua Portuguesa (mar/2009 – jan/2015): Ensino Médio, concursada
**EDITORA AYMARÁ** — Curitiba
* Revisora de textos (ago/2006 – fev/2009)
# Formação
Mestrado em Letras, UFPR, 2013
Licenciatura em Letras Português–Polonês, UFPR, 2008
# Cursos recentes
Avaliação para as aprendizagens, Instituto Singularidades, 2024
Mediação de conflitos na escola, PUCPR, 2022
Polonês avançado, Casa da Cultura Polônia Brasil, 2020
# Publicações
“Ler em voz alta: um caderno de oficinas”, Aymará, 2019
# Voluntariado
Clube de leitura na Penitenciária Feminina de Piraquara, desde 2018
`,
  }),
  cv('22-pt-gestora-loja', 'pdf', 'pt', 'PT', {
    names: ['Nataliya Bondarenko Rocha', 'Nataliya Bondarenko'],
    email: 'natalia.rocha@algarvemail.example',
    phone: '925 550 116',
    city: 'Faro',
    headline: 'Gestora de loja',
    languages: ['Português', 'Ucraniano', 'Russo', 'Inglês'],
    jobs: [
      'Gestora de loja | Worten | | 2019-05 | now',
      'Subgerente | Worten | | 2015-03 | 2019-04',
      'Operadora de caixa | Continente | | 2010-06 | 2015-02',
      'Empregada de andares | Hotel Eva | | 2008-04 | 2010-05',
    ],
    page: `
|| 10 7
| **Nataliya Bondarenko Rocha**\\Gestora de loja | Faro\\925 550 116\\natalia.rocha@algarvemail.example
^ **EXPERIÊNCIA PROFISSIONAL**
|| 12 5
| **Gestora de loja**, Worten, Fórum Algarve\\Equipa de 22, vendas de 9 milhões, primeira da região sul em serviço | 05/2019 – atual
| **Subgerente**, Worten, Tavira\\Linha branca, inventários, horários | 03/2015 – 04/2019
| **Operadora de caixa**, Continente, Faro\\Depois chefe de caixa aos fins de semana | 06/2010 – 02/2015
| **Empregada de andares**, Hotel Eva, Faro | 04/2008 – 05/2010
^ **FORMAÇÃO**
|| 12 5
| Licenciatura em Gestão, Universidade do Algarve (pós-laboral) | 2014 – 2018
| Curso técnico de contabilidade, Poltava, Ucrânia | 2003 – 2006
^ **LÍNGUAS**
Português (fluente), Ucraniano (materna), Russo (fluente), Inglês (B2)
^ **MAIS ALGUMA COISA**
Carta de condução B. Nacionalidade portuguesa desde 2016. Coro da igreja ortodoxa de Faro.
`,
  }),
  cv('23-pt-br-motorista', 'docx', 'pt', 'BR', {
    names: ['Raimundo Nonato da Silva Filho', 'Raimundo Nonato da Silva'],
    email: 'raimundonsf@sertaomail.example',
    phone: '(85) 95555-0104',
    city: 'Maracanaú',
    jobs: [
      'Motorista carreteiro | M. Dias Branco | | 2015-09 | now',
      'Motorista de caminhão | Expresso Guanabara Cargas | | 2008-02 | 2015-08',
      'Ajudante de entregas | Ambev | | 2004-06 | 2008-01',
    ],
    page: `
**CURRÍCULO**
**RAIMUNDO NONATO DA SILVA FILHO**
Rua 14, nº 220, Conjunto Jereissati
Maracanaú – CE
Fone/WhatsApp: (85) 95555-0104
E-mail: raimundonsf@sertaomail.example
CNH categoria E, EAR, MOPP em dia
^ **OBJETIVO**
Atuar como motorista em empresa séria, de preferência rota do Nordeste.
^ **EXPERIÊNCIAS**
EMPRESA: M. Dias Branco
FUNÇÃO: Motorista carreteiro
ADMISSÃO: 09/2015 SAÍDA: emprego atual
EMPRESA: Expresso Guanabara Cargas
FUNÇÃO: Motorista de caminhão
ADMISSÃO: 02/2008 SAÍDA: 08/2015
EMPRESA: Ambev
FUNÇÃO: Ajudante de entregas
ADMISSÃO: 06/2004 SAÍDA: 01/2008
^ **ESCOLARIDADE**
Ensino médio completo, EEFM Adauto Bezerra, 2003
^ **CURSOS**
Direção defensiva – SEST SENAT – 2019
Transporte de produtos perigosos – SEST SENAT – 2024
^ **QUALIDADES**
Pontual, sem pontos na carteira, cuidadoso com o carro dos outros
`,
  }),
];

import { expect, test } from 'vitest'
import { firstSentence } from '../../../../netlify/linkedin/post-title.ts'

test.each([
  ['Dr. Okafor joins our advisory board. She led …', 'Dr. Okafor joins our advisory board.'],
  [
    'Mr. J. R. Hale, ex-CIO, speaks on Friday. Join us.',
    'Mr. J. R. Hale, ex-CIO, speaks on Friday.',
  ],
  ['1. Plan it. 2. Rehearse it. 3. Run it.', '1. Plan it.'],
  ['1) Plan it.\n2) Run it.', '1) Plan it.'],
  ['(a) Before the night. It begins.', '(a) Before the night.'],
  ['Done! All 40 servers are back. Thanks!', 'Done! All 40 servers are back.'],
  ['🚀\n\nBig news from the team. More below.', 'Big news from the team.'],
  ['━━━━━━━━━━\n✨ ✨\nVersion 9 is here!', 'Version 9 is here!'],
  ['🚀 Big news!\nRead on.', '🚀 Big news!'],
  [
    'Recovery, e.g. Active Directory, comes first. Then the rest.',
    'Recovery, e.g. Active Directory, comes first.',
  ],
  ['Made with Acme Inc. and others. Thanks!', 'Made with Acme Inc. and others.'],
  ['In the U.S. Treasury’s words: test it. Do you?', 'In the U.S. Treasury’s words: test it.'],
  ['Cutover vs. Big Bang? We compare both. Read on.', 'Cutover vs. Big Bang?'],
  ['RTO of 4 hours or 2.5? It depends. On what?', 'RTO of 4 hours or 2.5?'],
  ['“Nobody panicked.” That is how it ended.', '“Nobody panicked.”'],
  ['We moved 1,200 servers in 2025. Not one was lost.', 'We moved 1,200 servers in 2025.'],
  ['#DORA #resilience\nWhat banks ask us.', '#DORA #resilience'],
  [
    'Am 3. Oktober proben wir den Ernstfall. Kommen Sie?',
    'Am 3. Oktober proben wir den Ernstfall.',
  ],
  [
    'Prof. Dr. Anna Weber spricht über Notfallpläne. Mehr dazu:',
    'Prof. Dr. Anna Weber spricht über Notfallpläne.',
  ],
  ['Systeme wie z. B. SAP laufen weiter. Wie?', 'Systeme wie z. B. SAP laufen weiter.'],
  ['Systeme wie z.B. SAP laufen weiter. Wie?', 'Systeme wie z.B. SAP laufen weiter.'],
  ['Teil Nr. Zwei unserer Reihe. Viel Spaß!', 'Teil Nr. Zwei unserer Reihe.'],
  ['M. Dupont rejoint l’équipe. Bienvenue !', 'M. Dupont rejoint l’équipe.'],
  ['Mme. Leroy présente le plan de reprise. À jeudi.', 'Mme. Leroy présente le plan de reprise.'],
  ['1. Répéter le plan. 2. Basculer.', '1. Répéter le plan.'],
  ['¿Listos para la noche del corte? Nosotros sí.', '¿Listos para la noche del corte?'],
  ['La Sra. Gómez dirige la prueba. ¡Suerte!', 'La Sra. Gómez dirige la prueba.'],
  ['El Dr. Ruiz responde. Hoy.', 'El Dr. Ruiz responde.'],
])('the first sentence of %j', (text, title) => {
  expect(firstSentence(text)).toBe(title)
})

test.each(['', '🚀', '1.', '— —\n***', '2025'])('none in %j', (text) => {
  expect(firstSentence(text)).toBe('')
})

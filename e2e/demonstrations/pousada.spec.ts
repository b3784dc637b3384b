import { testEveryPage } from './every-page.ts'
import { test } from './fixtures.ts'

test.use({ demo: 'pousada' })

testEveryPage()

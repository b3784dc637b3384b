import { expect, test } from 'vitest'
import { migrationFiles } from '../../../supabase/local/migrations'
import { splitStatements } from './statements'

test.each([
  ['select 1;\nselect 2', ['select 1', 'select 2']],
  ["insert into t values ('a;b''c;');", ["insert into t values ('a;b''c;')"]],
  ['-- why; so\ncreate table "a;b" (x int);;', ['-- why; so\ncreate table "a;b" (x int)']],
  ['/* one; two */ select 1;', ['/* one; two */ select 1']],
  ['do $$ begin perform 1; end $$; select 2;', ['do $$ begin perform 1; end $$', 'select 2']],
  ['create function f() as $a$ select $$;$$; $a$;\n', ['create function f() as $a$ select $$;$$; $a$']],
  ['', []],
])('%j', (sql, statements) => {
  expect(splitStatements(sql)).toEqual(statements)
})

test('of every migration no part is lost, and each begins as a statement', () => {
  const plain = (text: string) => text.replace(/[\s;]/g, '')
  for (const { sql } of migrationFiles()) {
    const statements = splitStatements(sql)
    expect(plain(statements.join(''))).toBe(plain(sql))
    for (const statement of statements)
      expect(statement.replace(/^(?:--.*\s*)+/, '')).toMatch(
        /^(?:create|alter|drop|grant|revoke|insert|update|delete|comment|do|select|set)\b/i,
      )
  }
})

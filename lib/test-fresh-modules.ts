import { vi } from 'vitest'

// What the file before has replaced is still in the modules that imported it.
vi.resetModules()

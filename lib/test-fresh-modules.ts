import { vi } from 'vitest'

// Modules still hold mocks of the previous file.
vi.resetModules()

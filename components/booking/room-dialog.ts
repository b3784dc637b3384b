export type RoomDialog = { title: string; notes?: string; videoUrl?: string }

/** A category's own dialog: its name, and what stands below the fields (decision 9). */
export type RoomDialog = { title: string; notes?: string; videoUrl?: string }

/** The addresses of the storage that files are sent to. */
export const signedUploads = '**/storage/v1/object/upload/sign/**'

export enum Names {
  Book = "book_lesson",
}

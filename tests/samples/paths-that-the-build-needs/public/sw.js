// Another one.
